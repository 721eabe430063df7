import { expect, it, vi } from 'vitest'
import type { Db } from '@/db/client'
import { deliverWaiting } from '@/lib/platform/outbox/mail-worker'

const rounds = vi.hoisted(() => ({ begun: 0, end: [] as (() => void)[] }))
vi.mock('@/lib/platform/host', async (original) => {
  const { host, ...rest } = await original<typeof import('@/lib/platform/host')>()
  return { ...rest, host: () => ({ ...host(), runsWorkers: false }) }
})
vi.mock('@/lib/platform/outbox/deliver-operations', () => ({
  deliverDueMail: () => {
    rounds.begun++
    return new Promise<void>((resolve) => rounds.end.push(resolve))
  },
}))

it('without a worker a job that mails hundreds of people causes two rounds of delivery, not hundreds', async () => {
  const database = {} as Db
  const asked = Array.from({ length: 300 }, () => deliverWaiting(database))
  await expect.poll(() => rounds.begun).toBe(1)
  rounds.end[0]?.()
  await expect.poll(() => rounds.begun).toBe(2)
  rounds.end[1]?.()
  await Promise.all(asked)
  expect(rounds.begun).toBe(2)
})
