import { afterEach, expect, it, vi } from 'vitest'
import { startScheduledTasks } from '@/lib/maintenance/worker'
import { serverRole } from '@/lib/platform/host'
import { stopWorkers, wakeWorkers } from '@/lib/platform/worker'

afterEach(() => stopWorkers())

it('scheduled tasks run in one process alone, and at once in another that takes them over', async () => {
  const asked = vi.fn(async (_url: string) => new Response('{}'))
  vi.stubGlobal('fetch', asked)
  serverRole.isFirst = false
  startScheduledTasks(['http://127.0.0.1:1'])
  wakeWorkers()
  await new Promise(setImmediate)
  await new Promise(setImmediate)
  expect(asked).not.toHaveBeenCalled()

  serverRole.isFirst = true
  wakeWorkers()
  await expect.poll(() => asked.mock.calls.length).toBe(4)
  expect(asked.mock.calls.map(([url]) => url).toSorted()).toEqual(
    ['imports', 'listings', 'reconciliation', 'saved-searches'].map(
      (task) => `http://127.0.0.1:1/api/cron/${task}`,
    ),
  )
})
