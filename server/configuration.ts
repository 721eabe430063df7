import { randomUUID } from 'node:crypto'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { es } from 'zod/locales'
import { authSecret, env } from '@/lib/platform/env'
import { wrongVariables } from '@/lib/platform/start-error'
import { availableMemory, heapLimitMb } from '@/scripts/support/heap-limit.mjs'

export interface Configuration {
  port: number
  hostname: string
  /** How long an idle connection stays open; longer than those of a proxy in front. */
  keepAliveMs: number
  workers: number
  /** Which of them this one is; null for the one that was started. */
  slot: number | null
  /** Whether this one begins with the scheduled tasks. */
  isFirst: boolean
  /** Heap limit of a worker in MB; null where `NODE_OPTIONS` sets one. */
  heapMb: number | null
  /** Marks what the framework asks of the program itself; known to the workers alone, and new with each start. */
  withinStamp: string
  /** The standalone build, which the framework calls the project. */
  dir: string
  /** The build inside `dir`; this program lies in its folder `program`. */
  distDir: string
}

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOSTNAME: z.string().default('127.0.0.1'),
  KEEP_ALIVE_TIMEOUT: z.coerce.number().int().min(0).default(65_000),
  WORKER_SLOT: z.coerce.number().int().optional(),
  WORKER_IS_FIRST: z.stringbool().default(true),
  WITHIN_STAMP: z.string().optional(),
  NODE_OPTIONS: z.string().default(''),
})

/** Live data of a worker takes some 150 MB. */
const MIN_HEAP_MB = 256

/** @param program folder of the bundled program. @throws StartError that names the invalid variables. */
export function readConfiguration(program: string): Configuration {
  const set = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const { data: given, error } = schema.safeParse(set, { error: es().localeError })
  if (error) throw wrongVariables(error.issues)
  // The framework would report that it is missing, and go on.
  authSecret()
  const distDir = path.dirname(program)
  const workers = env.WEB_CONCURRENCY ?? defaultWorkers(os.availableParallelism(), availableMemory())
  return {
    port: given.PORT,
    hostname: given.HOSTNAME,
    keepAliveMs: given.KEEP_ALIVE_TIMEOUT,
    workers,
    slot: given.WORKER_SLOT ?? null,
    isFirst: given.WORKER_IS_FIRST,
    heapMb: given.NODE_OPTIONS.includes('max-old-space-size')
      ? null
      : heapLimitMb(availableMemory(), workers),
    withinStamp: given.WITHIN_STAMP ?? randomUUID(),
    dir: path.dirname(distDir),
    distDir,
  }
}

/** One per core, but no more than find room in memory. */
export const defaultWorkers = (cores: number, memoryBytes: number): number =>
  Math.max(1, Math.min(cores, Math.floor(memoryBytes / 2 ** 20 / 2 / MIN_HEAP_MB)))
