import { readFileSync } from 'node:fs'
import type { Child } from '@/scripts/support/child'

/** Linux counts a process's time in hundredths of a second (`USER_HZ`). */
const TICK_MS = 10

/** Milliseconds that a process has computed so far, in all its threads; null where `/proc` does not say. */
export function cpuMs({ pid }: Pick<Child, 'pid'>): number | null {
  try {
    // The name in parentheses may hold spaces; user and system time are the 12th and 13th field after it (proc(5)).
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS
  } catch {
    return null
  }
}
