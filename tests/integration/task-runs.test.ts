import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { taskRuns } from '@/db/schema'
import { readMetrics } from '@/lib/maintenance/metrics-queries'
import { noteSuccess, runTask } from '@/lib/platform/task-runs/operations'
import { makeContext } from '@/tests/support/context'

const ctx = makeContext({ kind: 'system', name: 'tests' })
const figures = async () => {
  const text = await readMetrics(db, new Date())
  const found = text.matchAll(/^querencia_last_success_seconds\{task="([^"]+)"\} (\d+)$/gm)
  return Object.fromEntries([...found].map(([, task, seconds]) => [task, Number(seconds)]))
}

it('metrics say how long ago a periodic task last succeeded, and a failed round does not count', async () => {
  await db.delete(taskRuns)
  const report = await runTask(
    ctx,
    'maintenance',
    async () => ({ files: null }),
    ({ files }) => files !== null,
  )
  expect(report).toEqual({ files: null })
  await expect(runTask(ctx, 'imports', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await figures()).toEqual({})

  await runTask(ctx, 'maintenance', async () => ({ files: 3 }))
  expect(await figures()).toEqual({ maintenance: expect.any(Number) })
  await db
    .update(taskRuns)
    .set({ succeededAt: sql`now() - interval '2 hours'` })
    .where(eq(taskRuns.task, 'maintenance'))
  expect((await figures()).maintenance).toBeGreaterThanOrEqual(7200)
})

it('a task that runs every few seconds is noted twice a minute', async () => {
  const later = performance.now() + 3_600_000
  await noteSuccess(db, 'mails', later)
  await db.delete(taskRuns)
  await noteSuccess(db, 'mails', later + 29_000)
  expect(await figures()).toEqual({})
  await noteSuccess(db, 'mails', later + 31_000)
  expect(Object.keys(await figures())).toEqual(['mails'])
})

it('metrics say how full the queue of notifications is', async () => {
  const text = await readMetrics(db, new Date())
  expect(text).toMatch(/^querencia_notification_queue_usage 0(\.\d+)?$/m)
})
