import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  {
    rules: {
      'max-lines': ['error', 500],
      'svelte/no-at-html-tags': 'error',
      'svelte/require-each-key': 'error',
      'svelte/no-navigation-without-resolve': 'off', // a rule for SvelteKit
      'svelte/prefer-svelte-reactivity': 'off', // maps are replaced here, never changed in place
      'svelte/no-inline-styles': 'off', // style: directives go through the CSSOM, which the CSP allows
    },
  },
  { ignores: ['src/lib/protocol.ts', '**/wordTypes.ts', '**/shown.ts'] },
)
