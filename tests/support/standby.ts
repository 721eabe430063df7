import { appendFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chooseAccount, findBinaries } from '@/db/local/binaries'
import { type Cluster, initialise, LOCAL_USER, start, stop } from '@/db/local/cluster'
import { openHome, readSettings } from '@/db/local/home'
import { migrateDatabase } from '@/db/migrate'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { TEST_DATA_DIR } from '@/scripts/support/test-postgres'

export interface Pair {
  primaryUrl: string
  standbyUrl: string
  stop(): Promise<void>
}

/** An empty database of ours, and a standby that streams from it: two servers of their own. */
export async function startPair(): Promise<Pair> {
  const binaries = findBinaries(PROJECT_ROOT, chooseAccount())
  const open = (name: string) => {
    const dataDir = path.join(TEST_DATA_DIR, `${name}-${process.pid}`)
    mkdirSync(dataDir, { recursive: true })
    return { dataDir, home: openHome(dataDir, binaries.account) }
  }
  const folders = { primary: open('primary'), standby: open('standby') }
  const primary: Cluster = { binaries, home: folders.primary.home }
  const standby: Cluster = { binaries, home: folders.standby.home }
  const { password } = readSettings(primary.home)
  const url = (port: number, database: string) =>
    `postgres://${LOCAL_USER}:${password}@127.0.0.1:${port}/${database}`
  const stopBoth = async () => {
    for (const cluster of [standby, primary]) await stop(cluster, 'immediate')
    for (const { dataDir, home } of Object.values(folders))
      for (const folder of [dataDir, home]) rmSync(folder, { recursive: true, force: true })
  }
  try {
    await initialise(primary, { port: null, password })
    await stop(primary)
    copyCluster(primary.home, standby.home)
    const port = await start(primary, { throwaway: true })
    follow(standby.home, `host=127.0.0.1 port=${port} user=${LOCAL_USER} password=${password}`)
    // Gives the copy to the account that the server runs as.
    openHome(folders.standby.dataDir, binaries.account)
    await migrateDatabase(url(port, 'postgres'))
    const standbyPort = await start(standby, { throwaway: true })
    return { primaryUrl: url(port, 'postgres'), standbyUrl: url(standbyPort, 'postgres'), stop: stopBoth }
  } catch (error) {
    await stopBoth()
    throw error
  }
}

/** Of a server that is stopped. */
const copyCluster = (from: string, to: string) =>
  cpSync(path.join(from, 'cluster'), path.join(to, 'cluster'), { recursive: true })

function follow(home: string, conninfo: string): void {
  writeFileSync(path.join(home, 'cluster/standby.signal'), '')
  appendFileSync(path.join(home, 'cluster/postgresql.auto.conf'), `\nprimary_conninfo = '${conninfo}'\n`)
}
