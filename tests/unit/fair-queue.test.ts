import { expect, it } from 'vitest'
import { runFair } from '@/lib/photos/queue'

/** Work that notes its name when it begins and when it ends. */
function makeWork() {
  const log: string[] = []
  const bring = (ownerId: number, name: string) =>
    runFair('photos', ownerId, async () => {
      log.push(name)
      await new Promise((resolve) => setTimeout(resolve, 2))
      log.push('.')
      return name
    })
  return { log, bring }
}

it('the fair queue runs one task at a time, and owners take turns', async () => {
  const { log, bring } = makeWork()
  const all = [bring(1, 'a1'), bring(1, 'a2'), bring(1, 'a3'), bring(2, 'b1'), bring(2, 'b2'), bring(3, 'c1')]
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1'])
  expect(log.join('')).toBe('a1.b1.c1.a2.b2.a3.')
})

it('an owner who joins runs before the next task of the current owner', async () => {
  const { log, bring } = makeWork()
  let late: Promise<string> | undefined
  const first = runFair('photos', 1, async () => {
    late = bring(2, 'b1')
  })
  await Promise.all([first, bring(1, 'a1'), bring(1, 'a2')])
  await late
  expect(log.join('')).toBe('b1.a1.a2.')
})

it('a failing task does not stop the fair queue, which restarts after being empty', async () => {
  const { log, bring } = makeWork()
  const failing = runFair('photos', 1, () => Promise.reject(new Error('broken')))
  const next = bring(1, 'a1')
  await expect(failing).rejects.toThrow('broken')
  await next
  await bring(1, 'a2')
  expect(log.join('')).toBe('a1.a2.')
})
