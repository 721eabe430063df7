import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** `identity` tells it apart from a later process with its number. */
type ProcessFacts = { identity: string; command: string; parent: number }

async function readProc(pid: number): Promise<ProcessFacts | null> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
    // The second field is the name in parentheses and may itself hold spaces: count from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, parent, startedAt] = [fields[0], Number(fields[1]), fields[19]]
    if (state === 'Z' || state === 'X') return null
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8')
    return { identity: `${pid}@${startedAt}`, command: command.replaceAll('\0', ' '), parent }
  } catch {
    return null
  }
}

async function askPs(pid: number): Promise<ProcessFacts | null> {
  try {
    const { stdout } = await promisify(execFile)('ps', [
      '-ww',
      '-o',
      'stat=,ppid=,lstart=,args=',
      '-p',
      String(pid),
    ])
    const match = /^(\S+)\s+(\d+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\S+)\s+(.*)$/s.exec(stdout.trim())
    if (!match || match[1]?.startsWith('Z')) return null
    return { identity: `${pid}@${match[3]}`, command: match[4] ?? '', parent: Number(match[2]) }
  } catch {
    return null
  }
}

async function askWindows(pid: number): Promise<ProcessFacts | null> {
  try {
    process.kill(pid, 0)
    return { identity: String(pid), command: '', parent: 0 }
  } catch {
    return null
  }
}

/** Null for zombies too, which signals still reach: containers without init never clear them. */
export function findProcess(pid: number): Promise<ProcessFacts | null> {
  if (process.platform === 'linux') return readProc(pid)
  return process.platform === 'win32' ? askWindows(pid) : askPs(pid)
}

/** This process's identity, for `isStillRunning`. */
export async function ownIdentity(): Promise<string> {
  return (await findProcess(process.pid))?.identity ?? String(process.pid)
}

/** Whether that process runs, and not another one that reuses its number. */
export async function isStillRunning(identity: string): Promise<boolean> {
  const pid = Number.parseInt(identity, 10)
  return pid > 0 && (await findProcess(pid))?.identity === identity
}
