import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { env } from '@/lib/env'

export interface Configuration {
  port: number
  hostname: string
  /** Processes that answer requests. */
  workers: number
  /** Folder of the standalone build, which the framework calls the project's. */
  dir: string
  /** Folder of the build inside `dir`; this program lies in its folder `program`. */
  distDir: string
}

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOSTNAME: z.string().default('0.0.0.0'),
})

/** @param program folder of the bundled program. @throws Error that names the invalid variable. */
export function readConfiguration(program: string): Configuration {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
  const { PORT, HOSTNAME } = schema.parse(given)
  const distDir = path.dirname(program)
  return {
    port: PORT,
    hostname: HOSTNAME,
    workers: env.WEB_CONCURRENCY ?? os.availableParallelism(),
    dir: path.dirname(distDir),
    distDir,
  }
}
