import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'

// Rules that know types are left to svelte-check: here they would take three times as long, and in markup everything
// is `any` to them. That no line is above 140 signs is checked by make.py, which reads the styles as well.
export default defineConfig(
  { ignores: ['src/lib/protocol.ts'] }, // made by `npm run types`
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { files: ['src/**', 'tests/**'], languageOptions: { globals: globals.browser } },
  { files: ['*.{js,mjs,ts}'], languageOptions: { globals: globals.node } },
  { files: ['early.js'], languageOptions: { globals: globals.browser } },
  { files: ['sw.js'], languageOptions: { globals: globals.serviceworker } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // As TypeScript itself has it: `_there` says what is given, though it is not used.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      // All that we put in so is SVG from art/ and boards/: written here, filled with numbers, colours and known names.
      'svelte/no-at-html-tags': 'off',
      // {' '} and {' · '} are not useless: Svelte takes bare spaces away at the edges of a block.
      'svelte/no-useless-mustaches': 'off',
      // Maps and sets here are made, filled and given away at once, or kept in $state.raw and replaced whole.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
)
