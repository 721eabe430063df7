import { readdirSync, readFileSync } from 'node:fs'
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

/** Modules are replaced for one file: another file of its process may have loaded the real ones already. */
const REPLACES_MODULES = /^\s*vi\.(mock|doMock|resetModules)\(/m

/**
 * Files of tests that need a process of their own; all others share one per worker, which loads each module once.
 *
 * @param folder Below tests/.
 * @param others Files that replace no module, but have other settings or fail with what other files leave in a process.
 */
function isolated(folder: string, others: string[] = []): string[] {
  const files = readdirSync(path.join(root, 'tests', folder)).map((name) => `tests/${folder}/${name}`)
  return [
    ...others,
    ...files.filter((file) => REPLACES_MODULES.test(readFileSync(path.join(root, file), 'utf8'))),
  ]
}

const ISOLATED = {
  // With other settings. Then: counts all requests of the process; keeps pages in its cache; stands in for replicas; says that the
  // database is away in an hour; reads AVIF, which reading photos blocks; loads the framework's renderer, which
  // replaces the console and timers; starts the workers of a process.
  unit: isolated('unit', [
    'tests/unit/{api-body-limits,api-read-limits,form-post-budget,form-read-limits,form-sizes,import-ordinary-sheets,next-internals,page-limits,read-limits,metrics,due-pages,replica-reads,page-renewal,portraits,uncaught,scheduled-tasks}.test.ts',
  ]),
  integration: isolated('integration'),
}

const FRAMEWORK_GLOBALS = 'tests/support/framework-globals.setup.ts'
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
    setupFiles: [FRAMEWORK_GLOBALS],
    // Vitest sends what is logged to its main process, and fails the run when a background task logs while a file ends.
    disableConsoleIntercept: true,
    // Generous for a busy machine; no test measures time.
    testTimeout: 30_000,
    // The default on two cores is one, though most files wait for Postgres: with two workers a quarter of the processors idles.
    maxWorkers: 3,
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
