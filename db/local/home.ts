import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Account } from './binaries'

/** Inside the data folder, or elsewhere with a pointer in it: deleting the data folder always starts afresh. */
export function openHome(dataDir: string, account: Account, { inMemory = false } = {}): string {
  const note = path.join(dataDir, NOTE)
  const noted = readIfThere(note)
  if (noted && !isCopyOf(dataDir, noted)) return claim(dataDir, noted, account)
  const memory = inMemory ? findMemory() : null
  if (memory) {
    removeAbandoned(memory)
    return openOutside(dataDir, memory, account)
  }
  const inside = prepare(path.join(dataDir, 'postgres'), account)
  if (canWrite(inside, account)) return inside
  // Not the temporary folder: systems clean that one by age, file by file.
  return openOutside(dataDir, process.platform === 'linux' ? '/var/lib' : os.tmpdir(), account)
}

const NOTE = 'postgres.path'
/** Containers have a small one by default. */
const MEMORY = '/dev/shm'
const MEMORY_BYTES = 1_500_000_000

/** The folder in memory, if it has room for a cluster; else null. */
export function findMemory(): string | null {
  if (process.platform !== 'linux' || !existsSync(MEMORY)) return null
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > MEMORY_BYTES ? MEMORY : null
}

/** Removes what data folders left in memory that were deleted since. */
function removeAbandoned(memory: string): void {
  for (const name of readdirSync(memory)) {
    const home = path.join(memory, name)
    const owner = name.startsWith('querencia-') ? readIfThere(path.join(home, 'owner')) : null
    if (owner && readIfThere(path.join(owner, NOTE)) !== home) rmSync(home, { recursive: true, force: true })
  }
}

function openOutside(dataDir: string, base: string, account: Account): string {
  const outside = path.join(base, `querencia-${randomBytes(6).toString('hex')}`)
  writeFileSync(path.join(dataDir, NOTE), outside)
  return claim(dataDir, outside, account)
}

function claim(dataDir: string, home: string, account: Account): string {
  prepare(home, account)
  writeFileSync(path.join(home, 'owner'), dataDir)
  return home
}

/** The server refuses data of another owner, such as a copy by root. */
function giveTo(folder: string, uid: number, gid: number): void {
  const cluster = path.join(folder, 'cluster')
  if (existsSync(cluster) && statSync(cluster).uid !== uid) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      lchownSync(path.join(folder, name), uid, gid)
    }
  }
  chownSync(folder, uid, gid)
}

/** A copy must not share its original's data; a moved project keeps it. */
function isCopyOf(dataDir: string, home: string): boolean {
  const owner = readIfThere(path.join(home, 'owner'))
  return owner !== null && owner !== dataDir && readIfThere(path.join(owner, NOTE)) === home
}

function readIfThere(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

function prepare(folder: string, { uid, gid }: Account): string {
  mkdirSync(folder, { recursive: true })
  try {
    chmodSync(folder, 0o700)
    if (uid !== undefined && gid !== undefined) giveTo(folder, uid, gid)
  } catch {
    // Some shared folders refuse a change of owner: the trial write decides whether they serve.
  }
  return folder
}

function canWrite(folder: string, account: Account): boolean {
  if (account.uid === undefined) return true
  return spawnSync('/bin/sh', ['-c', 'test -w "$1"', 'sh', folder], { ...account, cwd: '/' }).status === 0
}

export type Settings = { port: number | null; password: string }

export function readSettings(home: string): Settings {
  const file = path.join(home, 'settings.json')
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Settings
  return writeSettings(home, { port: null, password: randomBytes(18).toString('base64url') })
}

/** Writes settings that only this account may read. */
export function writeSettings(home: string, settings: Settings): Settings {
  writeFileSync(path.join(home, 'settings.json'), JSON.stringify(settings), { mode: 0o600 })
  return settings
}
