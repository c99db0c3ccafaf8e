// The sentences of the page, from the same Fluent files that the server reads: src/splittable/words/<language>/ for the
// frame, src/splittable/games/<game>/words/<language>.ftl for a game. Each language of each is a chunk of its own.
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ROOT = fileURLToPath(new URL('../../src/splittable/', import.meta.url))
const ID = 'virtual:words'
const ENGLISH = 'en'
const COMMON = 'language.ftl'
const ELSEWHERE = new Set(['terminal.ftl', 'status.ftl']) // areas that the page never says
const ON_FACE = /^(about|option_\w+)$/ // what the home page and the set-up say of a game that is not loaded yet

type Entries = Map<string, string>

// name → the text of the entry, without comments
function entriesIn(file: string): Entries {
  let text
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return new Map() // what a language lacks is said in English
  }
  const entries = text.replace(/^#.*\n?/gm, '').split(/^(?=-?[a-zA-Z][\w-]* *=)/m)
  return new Map(entries.filter((entry) => entry.trim()).map((entry) => [entry.split('=')[0]?.trim() ?? '', entry]))
}

const folders = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)

const languages = () =>
  folders(join(ROOT, 'words')).sort((a, b) => +(b === ENGLISH) - +(a === ENGLISH) || (a < b ? -1 : 1))

const games = () =>
  folders(join(ROOT, 'games'))
    .filter((name) => folders(join(ROOT, 'games', name)).includes('words'))
    .map((name) => [name.replaceAll('_', '-'), join(ROOT, 'games', name, 'words')] as const)

function filesOf(scope: string, language: string): string[] {
  const folder = new Map(games()).get(scope)
  if (folder) return [join(ROOT, 'words', language, COMMON), join(folder, `${language}.ftl`)]
  const areas = readdirSync(join(ROOT, 'words', ENGLISH)).filter((name) => !ELSEWHERE.has(name))
  return areas.sort().map((name) => join(ROOT, 'words', language, name))
}

function sourceOf(scope: string, language: string, wanted: (name: string) => boolean): string {
  const found: Entries = new Map()
  for (const each of [ENGLISH, language]) {
    for (const file of filesOf(scope, each)) for (const [name, entry] of entriesIn(file)) found.set(name, entry)
  }
  return [...found].filter(([name]) => wanted(name)).map(([, entry]) => entry).join('') // prettier-ignore
}

function nameOf(language: string): string {
  const entry = entriesIn(join(ROOT, 'words', language, COMMON)).get('language_name')
  return entry?.split('=')[1]?.trim() ?? language
}

function index(): string {
  const imports = (scope: string) =>
    `{ ${languages().map((language) => `${language}: () => import('${ID}/${scope}/${language}')`).join(', ')} }` // prettier-ignore
  return [
    `export const languages = ${JSON.stringify(languages().map((code) => ({ code, name: nameOf(code) })))}`,
    `export const frame = ${imports('frame')}`,
    `export const games = { ${games().map(([game]) => `'${game}': ${imports(game)}`).join(', ')} }`, // prettier-ignore
  ].join('\n')
}

function chunk(scope: string, language: string): string {
  if (scope !== 'frame') return `export const words = ${JSON.stringify(sourceOf(scope, language, () => true))}`
  const faces = Object.fromEntries(
    games().map(([game]) => [game, sourceOf(game, language, (name) => ON_FACE.test(name))]),
  )
  const words = JSON.stringify(sourceOf('frame', language, () => true))
  return `export const words = ${words}\nexport const faces = ${JSON.stringify(faces)}`
}

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id === ID || id.startsWith(`${ID}/`) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${ID}`)) return undefined
      const [, scope, language] = id.split('/')
      for (const each of ['frame', ...games().map(([game]) => game)]) {
        for (const of of languages()) for (const file of filesOf(each, of)) this.addWatchFile(file)
      }
      return scope && language ? chunk(scope, language) : index()
    },
  }
}

// "words-frame-fr": so that the budget and the service worker know them.
export function chunkName(facade: string | null): string {
  const id = facade?.startsWith(`\0${ID}/`) ? facade.slice(ID.length + 2) : null
  return id ? `assets/words-${basename(id.replace('/', '-'))}-[hash].js` : 'assets/[name]-[hash].js'
}
