// Writes sw.js with the list of built files: the shell opens offline, the server's answers are never kept.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle(_, bundle) {
      // Of the words only the languages that are read: the page says which.
      const files = Object.keys(bundle).filter((name) => name !== 'index.html' && !name.startsWith('assets/words-'))
      const version = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12)
      const shell = ['/', '/icon.svg', '/manifest.webmanifest', ...files.map((name) => `/${name}`)]
      const source = readFileSync(new URL('../src/service-worker.js', import.meta.url), 'utf8')
        .replace('__VERSION__', version)
        .replace("'__SHELL__'", shell.map((name) => JSON.stringify(name)).join(', '))
      this.emitFile({ type: 'asset', fileName: 'sw.js', source })
    },
  }
}
