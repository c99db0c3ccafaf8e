import { defineConfig, mergeConfig } from 'vitest/config'
import vite from './vite.config.ts'

// Milliseconds: waiting is no assertion, and a busy machine only needs longer.
const WAIT = 120_000

export default mergeConfig(
  vite,
  defineConfig({
    test: {
      environment: 'happy-dom',
      include: ['tests/**/*.test.ts'],
      restoreMocks: true,
      hookTimeout: WAIT,
      testTimeout: WAIT,
    },
  }),
)
