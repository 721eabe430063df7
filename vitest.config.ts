import path from 'node:path'
import { defineConfig } from 'vitest/config'

const root = import.meta.dirname
/** Environment of tests; project setups override it with real services. */
const environment = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/unit-tests-have-no-database',
  DATA_DIR: path.join(root, '.data/test'),
  STAND_INS: 'allow',
  SEARCH_ENGINE: 'sql',
  AUTH_SECRET: 'the secret of tests is none, and long enough',
  // Of tests alone.
  VAPID_PUBLIC_KEY: 'BBn0N31uGc46uuOvPnhGvRwKQ1iLnL3XpFKoK3dISjfjlB4GXZhv8h7MQlNvszSzre8vrTDq7iAz8Q5vH19p_Sc',
  VAPID_PRIVATE_KEY: 'g8n-nH_3x28yJFXxxcCqRFfrVZtOb92ztD3S3CP0hmw',
}

/**
 * Files that load modules with other settings or mocks, or fail with what other files leave in a process. Each has a process
 * of its own; all others share one per worker, which loads each module once.
 */
const ISOLATED = {
  unit: [
    'tests/unit/{account-menus,api-body,api-body-limits,api-read-limits,detail-pages,errors-at-once,form-action,form-post-budget,form-read-limits,form-sizes,home-page,import-ordinary-sheets,mailbox,page-limits,provider-logout,read-limits,secret-rotation,site-origin}.test.{ts,tsx}',
    // Counts all requests of the process; keeps pages in its cache; stands in for replicas; says that the database is away in an
    // hour; reads AVIF, which reading photos blocks; needs globals before the framework loads; turns off parts of the framework;
    // starts the workers of a process.
    'tests/unit/{metrics,due-pages,replica-reads,page-renewal,portraits,uncaught,framework-fit,scheduled-tasks}.test.ts',
    'tests/unit/{account-pages,failed-writes,home-strip,owner-swap,summary,timed-dialogs}.test.tsx',
  ],
  integration: [
    'tests/integration/{chosen-place,confirmation-actions,login-timing,saved-search-foundations,search-words}.test.ts',
    'tests/integration/session-actions.test.ts',
  ],
}

const LIMIT_WINDOWS = 'tests/support/limit-windows.setup.ts'

const onPostgres = {
  // Not the site's, whose tests may run at the same time: sweeps of one would delete files of the other.
  env: { DATA_DIR: path.join(environment.DATA_DIR, 'integration') },
  globalSetup: ['tests/support/postgres.setup.ts'],
  setupFiles: ['tests/support/database.ts', LIMIT_WINDOWS],
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
    // As generous: the default is a second.
    expect: { poll: { timeout: 15_000 } },
    // Files share processes.
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          exclude: ISOLATED.unit,
          isolate: false,
        },
      },
      { extends: true, test: { name: 'unit-isolated', include: ISOLATED.unit } },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          exclude: ISOLATED.integration,
          isolate: false,
          ...onPostgres,
        },
      },
      {
        extends: true,
        test: { name: 'integration-isolated', include: ISOLATED.integration, ...onPostgres },
      },
      {
        extends: true,
        // One file at a time: they share a server, and some publish what others count.
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          exclude: ['tests/api/own/**'],
          setupFiles: [LIMIT_WINDOWS],
          fileParallelism: false,
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        // Each starts servers of its own, beside the files above, and waits for them most of the time.
        test: {
          name: 'api-own',
          include: ['tests/api/own/**/*.test.ts'],
          setupFiles: [LIMIT_WINDOWS],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
