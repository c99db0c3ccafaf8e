import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { serviceWorker } from './scripts/service-worker.ts'
import { chunkName, words } from './scripts/words.ts'

const server = process.env.SPLITTABLE_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), words(), serviceWorker()],
  build: {
    outDir: '../src/splittable/server/static',
    emptyOutDir: true,
    target: 'es2022',
    rollupOptions: { output: { chunkFileNames: (chunk) => chunkName(chunk.facadeModuleId) } },
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: fonts or scripts
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
