import { svelte } from '@sveltejs/vite-plugin-svelte'
import { loadEnv } from 'vite'
import { defineConfig } from 'vitest/config'
import { early } from './early.mjs'
import { installable } from './installable.mjs'
import { packed } from './packed.mjs'
import { preloads } from './preloads.mjs'
import { words } from './words.mjs'

const OF_A_GAME = /src.(?:art|boards).(arcs|carcassonne|outer_rim)./

// The client is built into the Python package, so that nobody needs Node to run it.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), words(), early(), installable(), preloads(), packed()],
  build: {
    outDir: '../src/starboard/server/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // What several screens share comes in one piece, what the boards of several games share in another, and what several
        // parts of a game's board share in a third: each small one would be a request of its own. A group also takes all
        // that its modules import and no group before it has, so the boards' own comes before the games'.
        codeSplitting: {
          groups: [
            { name: 'svelte', test: /node_modules/ },
            {
              name: 'shared',
              minShareCount: 3,
              test: /src.(lib|components|table|art.\w+\.|art.\w+.cover|boards.phone)/,
            },
            { name: 'boards', minShareCount: 2, test: /src.boards.(kit|[\w.]+$)/ },
            { name: (id) => OF_A_GAME.exec(id)?.[1] ?? null, minShareCount: 2, test: OF_A_GAME },
          ],
        },
      },
    },
  },
  // Tests run in Node, but test what the browser gets.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  // How long a test takes says nothing about what it tests.
  test: { testTimeout: 120_000, pool: 'threads' },
  // `npx vite` asks a running server; STARBOARD_SERVER says which.
  server: {
    fs: { allow: ['..'] }, // what games declare is read from the Python package
    proxy: {
      '/api': { target: loadEnv(mode, '.', 'STARBOARD_').STARBOARD_SERVER ?? 'http://127.0.0.1:8080', ws: true },
    },
  },
}))
