import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
import { serviceWorker } from './scripts/service-worker.ts'

const server = process.env.SPLITTABLE_SERVER ?? 'http://127.0.0.1:8000'

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  build: {
    outDir: '../src/splittable/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: fonts or scripts
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
