import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { db } from '@/db/client'

const TIMEOUT_MS = 2_000

export interface Readiness {
  isReady: boolean
  checks: Record<string, boolean>
}

/** Whether this process can answer visitors; takes two seconds at most, and never throws. */
export async function readReadiness(): Promise<Readiness> {
  const checks = { database: await answers() }
  return { isReady: Object.values(checks).every(Boolean), checks }
}

function answers(): Promise<boolean> {
  const query = db.execute(sql`select 1`).then(
    () => true,
    () => false,
  )
  return Promise.race([query, wait(TIMEOUT_MS, false, { ref: false })])
}
