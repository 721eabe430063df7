import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
/** What tests see as the environment, unless the project's own setup gives them something real. */
const environment = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/unit-tests-have-no-database',
  DATA_DIR: path.join(root, '.data/test'),
  STAND_INS: 'allow',
  AUTH_SECRET: 'the secret of tests is none, and long enough',
}

export default defineConfig({
  resolve: {
    alias: {
      '@': root,
      // The marker refuses to load outside of React's server build, and tests are neither server nor browser.
      'server-only': path.join(root, 'node_modules/server-only/empty.js'),
    },
  },
  test: {
    env: environment,
    // Long enough for a busy machine: no test proves anything by being slow.
    testTimeout: 30_000,
    // Two cores would otherwise run one file at a time, though most files wait for Postgres.
    maxWorkers: 2,
    hookTimeout: 60_000,
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'] } },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.setup.ts'],
          setupFiles: ['tests/support/database.ts'],
        },
      },
      {
        extends: true,
        // One file at a time: they share a server, and some publish what others count.
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
