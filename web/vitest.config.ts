import { defineConfig, mergeConfig } from 'vitest/config'
import vite from './vite.config.ts'

// Milliseconds: waiting is no assertion, and a busy machine only needs longer.
const WAIT = 120_000
const DRAWN = ['tests/**/*.dom.test.ts'] // with Svelte as it runs in a browser

const shared = { restoreMocks: true, hookTimeout: WAIT, testTimeout: WAIT, environment: 'happy-dom' }
const page = { resolve: { conditions: ['browser'] }, test: { ...shared, name: 'page', include: DRAWN } }
const parts = { test: { ...shared, name: 'parts', include: ['tests/**/*.test.ts'], exclude: DRAWN } }

export default mergeConfig(
  vite,
  defineConfig({ test: { projects: [parts, page].map((project) => ({ extends: true, ...project })) } }),
)
