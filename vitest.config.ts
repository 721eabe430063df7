import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
/** Environment of tests; project setups override it with real services. */
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
      // The real module throws outside React's server build.
      'server-only': path.join(root, 'node_modules/server-only/empty.js'),
    },
  },
  test: {
    env: environment,
    // Generous for a busy machine; no test measures time.
    testTimeout: 30_000,
    // The default on two cores is one, though most files wait for Postgres.
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
          exclude: ['tests/api/own/**'],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // Each starts servers of its own, beside the files above.
        test: {
          name: 'api-own',
          include: ['tests/api/own/**/*.test.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
