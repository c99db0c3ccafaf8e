// Fails if the first page weighs more than 200 KB gzipped: the HTML, what it loads at once, and the fonts.
import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

const LIMIT = 200 * 1024
const folder = new URL('../../src/splittable/server/static/', import.meta.url)
const html = readFileSync(new URL('index.html', folder), 'utf8')
const linked = [...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map((match) => match[1])
const fonts = readdirSync(new URL('assets/', folder))
  .filter((name) => name.endsWith('.woff2'))
  .map((name) => `assets/${name}`)

// The words of one language are loaded at once: the largest, to be sure.
const gzipped = (name) => gzipSync(readFileSync(new URL(name, folder))).length
const words = readdirSync(new URL('assets/', folder))
  .filter((name) => name.startsWith('words-frame-'))
  .map((name) => `assets/${name}`)
  .sort((a, b) => gzipped(b) - gzipped(a))

const sizes = ['index.html', ...new Set([...linked, ...words.slice(0, 1), ...fonts])].map((name) => {
  const bytes = readFileSync(new URL(name, folder))
  return [name, name.endsWith('.woff2') ? bytes.length : gzipSync(bytes).length]
})
const total = sizes.reduce((sum, [, size]) => sum + size, 0)
console.log(`first page: ${(total / 1024).toFixed(1)} KB gzipped of ${LIMIT / 1024} KB allowed`)
if (total > LIMIT) {
  for (const [name, size] of sizes) console.error(`${String(size).padStart(8)} ${name}`)
  process.exit(1)
}
