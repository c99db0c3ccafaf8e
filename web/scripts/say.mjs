// Says sentences as the page does, for the test that compares it with Python: [{ language, sources, key, given }] → [text]
import { readFileSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { createServer } from 'vite'

const server = await createServer({ server: { middlewareMode: true }, logLevel: 'error', appType: 'custom' })
const { bundleOf, format } = await server.ssrLoadModule('/src/lib/fluent.ts')
const wanted = JSON.parse(await text(process.stdin))
const bundles = new Map()
const said = wanted.map(({ language, sources, key, given }) => {
  const name = `${language} ${sources.join()}`
  if (!bundles.has(name)) bundles.set(name, bundleOf(language, ...sources.map((file) => readFileSync(file, 'utf8'))))
  return format(bundles.get(name), key, given) ?? null
})
console.log(JSON.stringify(said))
await server.close()
