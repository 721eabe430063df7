import { chownSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Binaries, runTool } from './binaries'
import { readSettings, type Settings, writeSettings } from './home'
import { findProcess } from './processes'

export const LOCAL_USER = 'querencia'
const ORPHAN_TIMEOUT_MS = 30_000
const EXIT_TIMEOUT_MS = 10_000

/** For a laptop with an SSD; short rows and many queries, so JIT costs more than it gives. */
const SERVER_SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '100',
  shared_buffers: '256MB',
  work_mem: '16MB',
  random_page_cost: '1.1',
  jit: 'off',
  log_checkpoints: 'off',
}
/** Tests write faster; only a power cut loses data. */
const THROWAWAY_SETTINGS = { fsync: 'off', full_page_writes: 'off', max_wal_size: '256MB' }

export type Cluster = { binaries: Binaries; home: string }
const dataFolder = (cluster: Cluster) => path.join(cluster.home, 'cluster')
const pidFile = (cluster: Cluster) => path.join(dataFolder(cluster), 'postmaster.pid')
const logFile = (cluster: Cluster) => path.join(cluster.home, 'server.log')

/** Renamed into place: an interrupted run never looks finished. @returns whether it was created now. */
export async function initialise(cluster: Cluster, { password }: Settings): Promise<boolean> {
  if (existsSync(path.join(dataFolder(cluster), 'PG_VERSION'))) return false
  const { binaries, home } = cluster
  const fresh = path.join(home, 'cluster.new')
  const passwordFile = path.join(home, 'password')
  rmSync(fresh, { recursive: true, force: true })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  const { uid, gid } = binaries.account
  if (uid !== undefined && gid !== undefined) chownSync(passwordFile, uid, gid)
  // The builtin locale sorts the same on every system; Spanish order is asked for per column.
  const options = [
    '-U',
    LOCAL_USER,
    '-A',
    'scram-sha-256',
    '-E',
    'UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ]
  const args = ['-D', fresh, ...options, `--pwfile=${passwordFile}`, '--no-sync', '--no-instructions']
  const { code, text } = await runTool(binaries, 'initdb', args, { cwd: home, output: 'text' })
  rmSync(passwordFile, { force: true })
  if (code !== 0) throw new Error(`Postgres no pudo preparar ${home}:\n${text.trim()}`)
  renameSync(fresh, dataFolder(cluster))
  return true
}

/** Empty when there is no pid file. */
function readPidFile(cluster: Cluster): { pid?: number; port?: number } {
  if (!existsSync(pidFile(cluster))) return {}
  const [pid, , , port] = readFileSync(pidFile(cluster), 'utf8').split('\n').map(Number)
  return { pid, port }
}

/** Null when not running. Removes a stale pid file, which Postgres itself would believe. */
export async function findRunning(cluster: Cluster): Promise<number | null> {
  const { pid, port } = readPidFile(cluster)
  if (pid === undefined) return null
  const found = pid ? await findProcess(pid) : null
  const ours = found && (process.platform === 'win32' || found.command.includes(dataFolder(cluster)))
  if (ours && port) return port
  rmSync(pidFile(cluster), { force: true })
  return null
}

/** On the remembered port if free. @returns the port. @throws with the end of the server's log. */
export async function start(cluster: Cluster, { throwaway }: { throwaway: boolean }): Promise<number> {
  const deadline = Date.now() + ORPHAN_TIMEOUT_MS
  const settings = readSettings(cluster.home)
  for (let attempt = 0; ; attempt++) {
    const port =
      attempt === 0 && settings.port && (await isFree(settings.port)) ? settings.port : await freePort()
    const log = await launch(cluster, port, throwaway)
    if (log === null) {
      writeSettings(cluster.home, { ...settings, port })
      return port
    }
    // Sub-processes of a killed server leave once they notice; until then they hold its shared memory.
    const orphans = log.includes('pre-existing shared memory block')
    const portLost = /could not bind|Address already in use/.test(log) && attempt < 5
    if (!(orphans || portLost) || Date.now() > deadline) {
      throw new Error(
        `Postgres no arrancó. Su registro, ${logFile(cluster)}, termina así:\n${log.slice(-1500)}`,
      )
    }
    await wait(orphans ? 300 : 0)
  }
}

async function launch(cluster: Cluster, port: number, throwaway: boolean): Promise<string | null> {
  const { binaries, home } = cluster
  if (existsSync(logFile(cluster))) renameSync(logFile(cluster), `${logFile(cluster)}.old`)
  const settings = { ...SERVER_SETTINGS, ...(throwaway ? THROWAWAY_SETTINGS : {}), port: String(port) }
  const options = Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ')
  const args = ['start', '-w', '-t', '60', '-D', dataFolder(cluster), '-l', logFile(cluster), '-o', options]
  const { code } = await runTool(binaries, 'pg_ctl', args, { cwd: home, output: 'none' })
  if (code === 0) return null
  return existsSync(logFile(cluster)) ? readFileSync(logFile(cluster), 'utf8') : `pg_ctl: ${code}`
}

/**
 * Returns once the server's process has exited.
 * @param mode `fast` rolls back; `immediate` is like a crash, and the next start recovers.
 */
export async function stop(cluster: Cluster, mode: 'fast' | 'immediate' = 'fast'): Promise<void> {
  const { binaries, home } = cluster
  const { pid } = readPidFile(cluster)
  const args = ['stop', '-w', '-m', mode, '-D', dataFolder(cluster)]
  const { code } = await runTool(binaries, 'pg_ctl', args, { cwd: home, output: 'none' })
  // pg_ctl waits for the pid file to go, which Postgres removes shortly before it exits.
  const deadline = Date.now() + EXIT_TIMEOUT_MS
  while (code === 0 && pid && (await findProcess(pid)) && Date.now() < deadline) await wait(20)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = net.createServer().once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
