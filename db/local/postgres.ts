import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import postgres from 'postgres'
import { chooseAccount, findBinaries } from './binaries'
import { type Cluster, findRunning, initialise, LOCAL_USER, start, stop } from './cluster'
import { openHome, readSettings } from './home'
import { beginLease, endLease, withLock } from './lock'

const DATABASE = 'querencia'

type LocalPostgresOptions = {
  dataDir: string
  projectRoot: string
  log: (sentence: string) => void
  /** Faster, but a power cut may lose the data. */
  throwaway?: boolean
  /** Keeps data in memory, where it has room: a new database is some 400 files. */
  inMemory?: boolean
}

export type LocalPostgres = {
  url: string
  /** Stops the server, unless another running process uses it. Idempotent. */
  stop(): Promise<void>
}

/** From node_modules; recovers from earlier runs. @throws Error in Spanish that says what to do. */
export async function startLocalPostgres(options: LocalPostgresOptions): Promise<LocalPostgres> {
  const { projectRoot, log, throwaway = false, inMemory = false } = options
  const dataDir = path.resolve(projectRoot, options.dataDir)
  await mkdir(dataDir, { recursive: true })
  const binaries = findBinaries(projectRoot, chooseAccount())
  const lock = path.join(dataDir, 'postgres.lock')
  return withLock(lock, async () => {
    const home = openHome(dataDir, binaries.account, { inMemory })
    if (!home.startsWith(dataDir))
      log(`La cuenta de Postgres no llega a ${dataDir}; sus datos quedan en ${home}`)
    const cluster: Cluster = { binaries, home }
    const settings = readSettings(home)
    await initialise(cluster, settings)
    const running = await findRunning(cluster)
    if (running) log('Postgres ya estaba en marcha; se comparte')
    const port = running ?? (await start(cluster, { throwaway }))
    const url = `postgres://${LOCAL_USER}:${settings.password}@127.0.0.1:${port}/${DATABASE}`
    await createDatabaseWhenMissing(url)
    const lease = await beginLease(path.join(dataDir, 'postgres.users'))
    let stopped: Promise<void> | undefined
    const release = () =>
      withLock(lock, async () => {
        if (await endLease(lease)) await stop(cluster)
      })
    return {
      url,
      stop() {
        stopped ??= release()
        return stopped
      },
    }
  })
}

async function createDatabaseWhenMissing(url: string): Promise<void> {
  const maintenance = new URL(url)
  maintenance.pathname = '/postgres'
  const sql = postgres(maintenance.href, { max: 1, onnotice: () => {} })
  try {
    const found = await sql`select 1 from pg_database where datname = ${DATABASE}`
    if (found.length === 0) await sql`create database ${sql(DATABASE)}`
  } finally {
    await sql.end()
  }
}
