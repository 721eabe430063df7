import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach } from 'vitest'
import { MINUTE_MS } from '@/lib/text/durations'

/** Rate limits count in windows that begin at multiples of these (lib/platform/rate-limits). */
const WINDOWS_MS = [10 * MINUTE_MS, 15 * MINUTE_MS]
/** Longer than any test that uses up a limit. */
const LONG_TEST_MS = 20_000
/** A file that uses up a limit names the rule, its variable or the refusal. */
const NAMES_A_LIMIT = /\bLIMITS\b|\bLIMIT_[A-Z]|TooManyRequests|too_many/

/** A test that uses up a limit across the end of its window finds it unused: none begins shortly before one. */
beforeEach(async ({ task }) => {
  const left = Math.min(...WINDOWS_MS.map((window) => window - (Date.now() % window)))
  if (left < LONG_TEST_MS && NAMES_A_LIMIT.test(readFileSync(task.file.filepath, 'utf8'))) await wait(left)
})
