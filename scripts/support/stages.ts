import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { build, isBuilt } from './build'
import { type Child, startNode } from './child'
import { ensureBrowser } from './chromium'
import { serveBuild } from './server'
import { isPortFree, NEXT, PROJECT_ROOT } from './settings'
import { orStopped } from './stop-signal'
import { copyTemplate, dropDatabase, testDatabase } from './test-database'
import { TEST_AUTH_SECRET, TEST_DATA_DIR, type TestPostgres } from './test-postgres'
import { readTotals, type TestTotals } from './test-totals'

export const DIST_DIR = '.next-test'
const REPORTS = path.join(TEST_DATA_DIR, 'reports')
const program = (name: string) => path.join(PROJECT_ROOT, 'node_modules', name)

const JSON_REPORTER = path.join(import.meta.dirname, 'vitest-report.ts')

const STATIC_CHECKS = [
  [program('@biomejs/biome/bin/biome'), 'check', '.'],
  [NEXT, 'typegen'],
  [program('typescript/bin/tsc'), '--noEmit'],
]

/** Limits are out of the way: they have tests of their own. */
export const TEST_VARIABLES = {
  AUTH_SECRET: TEST_AUTH_SECRET,
  LIMIT_LOGIN_PAIR: '100000',
  LIMIT_LOGIN_ADDRESS: '100000',
  LIMIT_LOGIN_ACCOUNT: '100000',
  LIMIT_REGISTER_ADDRESS: '100000',
  LIMIT_MAIL_RECIPIENT: '100000',
  LIMIT_MAIL_ADDRESS: '100000',
  LIMIT_PROFILE_ACCOUNT: '100000',
  LIMIT_PHOTO_ACCOUNT: '100000',
  LIMIT_UPLOAD_ACCOUNT: '100000',
  LIMIT_UPLOAD_ADDRESS: '100000',
  LIMIT_REPORT_ACCOUNT: '100000',
  LIMIT_REPORT_ADDRESS: '100000',
  LIMIT_VIEW_ADDRESS: '100000',
  LIMIT_POSTER_ADDRESS: '100000',
  LIMIT_PUBLISH_PERSON: '100000',
  LIMIT_PUBLISH_FOUNDATION: '100000',
}

export async function checkStatically(stop: AbortSignal): Promise<TestTotals> {
  const totals = { passed: 0, failed: 0 }
  for (const command of STATIC_CHECKS) {
    if ((await runVisibly(command, {}, stop)) === 0) totals.passed++
    else totals.failed++
  }
  return totals
}

export async function runVitest(
  project: 'unit' | 'integration' | 'api' | 'api-own',
  { extra, variables = {}, stop }: { extra: string[]; variables?: Record<string, string>; stop: AbortSignal },
): Promise<TestTotals> {
  const report = freshReport(project)
  const reporters = ['--reporter=default', `--reporter=${JSON_REPORTER}`, `--outputFile.json=${report}`]
  const command = [
    program('vitest/vitest.mjs'),
    'run',
    '--passWithNoTests',
    `--project=${project}`,
    `--project=${project}-isolated`,
    ...reporters,
    ...extra,
  ]
  return readTotals('vitest', report, await runVisibly(command, variables, stop))
}

/** Beside tests with servers of their own: both wait half of their time. */
export async function runApiTests(options: Parameters<typeof runVitest>[1]): Promise<TestTotals> {
  const [shared, own] = await Promise.all([runVitest('api', options), runVitest('api-own', options)])
  return {
    passed: shared.passed + own.passed,
    failed: shared.failed + own.failed,
    failures: [shared, own].flatMap(({ failures = [] }) => failures),
  }
}

export async function runPlaywright({
  extra,
  variables,
  stop,
}: {
  extra: string[]
  variables: Record<string, string>
  stop: AbortSignal
}): Promise<TestTotals> {
  const report = freshReport('e2e')
  const code = await runVisibly(
    [program('@playwright/test/cli.js'), 'test', '--reporter=list,json', ...extra],
    { ...variables, CHROMIUM_PATH: ensureBrowser(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    stop,
  )
  return readTotals('playwright', report, code)
}

type Site = {
  url: string
  server: Child
  /** Once the one before is gone. */
  serveAgain(): Promise<Child>
  /** With which the server runs. */
  settings: Record<string, string>
  variables: Record<string, string>
  stop(): Promise<void>
}

export async function openSite(postgres: TestPostgres, stop: AbortSignal): Promise<Site> {
  const port = await choosePort(Number(process.env.PORT || 3210))
  const providerPort = await choosePort(port + 1000)
  const url = `http://localhost:${port}`
  const database = testDatabase('site')
  const variables = {
    DATABASE_URL: await copyTemplate(postgres, database),
    DATABASE_URL_DIRECT: '',
    DATA_DIR: TEST_DATA_DIR,
    SITE_URL: url,
    STAND_INS: 'allow',
    SEARCH_ENGINE: 'memory',
    CRON_SECRET: 'a-secret-that-only-tests-know',
    ...providerVariables(providerPort),
    ...TEST_VARIABLES,
  }
  const options = { distDir: DIST_DIR, variables, content: postgres.template, stop }
  if (!isBuilt(options)) await build(options)
  const serve = () => serveBuild(DIST_DIR, { port, host: '127.0.0.1', variables, stop })
  let server = await serve()
  const provider = startProvider(providerPort, url)
  return {
    url,
    server,
    async serveAgain() {
      server = await serve()
      return server
    },
    settings: variables,
    variables: {
      TEST_BASE_URL: url,
      TEST_DATABASE_URL: variables.DATABASE_URL,
      TEST_CRON_SECRET: variables.CRON_SECRET,
      TEST_AUTH_SECRET: variables.AUTH_SECRET,
    },
    async stop() {
      await provider.stop()
      await server.stop()
      await dropDatabase(postgres.adminUrl, database)
      writeFileSync(path.join(TEST_DATA_DIR, 'server.log'), server.output())
    },
  }
}

/** The usual one, as a build contains its own address, or the next free one. */
async function choosePort(usual: number): Promise<number> {
  for (let port = usual; ; port++) if (await isPortFree(port, '127.0.0.1')) return port
}

function freshReport(name: string): string {
  mkdirSync(REPORTS, { recursive: true })
  const file = path.join(REPORTS, `${name}.json`)
  rmSync(file, { force: true })
  return file
}

async function runVisibly(
  command: string[],
  variables: Record<string, string>,
  stop: AbortSignal,
): Promise<number> {
  const child: Child = startNode(command, variables)
  child.show()
  try {
    return await orStopped(stop, child.exited)
  } finally {
    await child.stop()
  }
}

const providerVariables = (port: number) => ({
  // Another host than the site's, so that the two do not share cookies.
  OIDC_ISSUER: `http://127.0.0.1:${port}`,
  OIDC_CLIENT_ID: 'querencia',
  OIDC_CLIENT_SECRET: 'the secret of tests is none, and long enough',
  OIDC_NAME: 'Prueba',
})

const startProvider = (port: number, siteUrl: string): Child =>
  startNode(['tests/support/fakes/oidc-server.mjs'], {
    ...providerVariables(port),
    SITE_URL: siteUrl,
  })
