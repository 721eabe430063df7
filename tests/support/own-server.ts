import type { Child } from '@/scripts/support/child'
import { serveBuild } from '@/scripts/support/server'
import { isPortFree } from '@/scripts/support/settings'
import { copyTemplate, dropDatabase, openTestPostgres, TEST_DATA_DIR } from '@/scripts/support/test-postgres'

interface OwnServer {
  url: string
  databaseUrl: string
  /** Everything it has written so far. */
  output(): string
  stop(): Promise<void>
}

/**
 * A further server of a finished build, with a fresh copy of the demo world, for tests that need to know all it writes
 * or what it is set up with. What it is sent to prove who somebody is holds here only.
 */
export async function startOwnServer(
  distDir: string,
  name: string,
  variables: Record<string, string>,
): Promise<OwnServer> {
  const postgres = await openTestPostgres()
  const database = `test_${process.pid}_${name}`
  let server: Child | undefined
  const stop = async () => {
    await server?.stop()
    await dropDatabase(postgres.adminUrl, database)
    await postgres.stop()
  }
  try {
    const port = await freePort(4500 + (process.pid % 400))
    const databaseUrl = await copyTemplate(postgres, database)
    const url = `http://localhost:${port}`
    const settings = {
      DATABASE_URL: databaseUrl,
      DATABASE_URL_DIRECT: '',
      DATA_DIR: TEST_DATA_DIR,
      SITE_URL: url,
      STAND_INS: 'allow',
      SEARCH_ENGINE: 'sql',
      AUTH_SECRET: 'a secret of this server, and long enough',
      LIMIT_REGISTER_ADDRESS: '100000',
      LIMIT_MAIL_ADDRESS: '100000',
      ...variables,
    }
    const started = await serveBuild(distDir, {
      port,
      host: '127.0.0.1',
      variables: settings,
      stop: new AbortController().signal,
    })
    server = started
    return { url, databaseUrl, output: () => started.output(), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function freePort(from: number): Promise<number> {
  for (let port = from; ; port++) if (await isPortFree(port, '127.0.0.1')) return port
}
