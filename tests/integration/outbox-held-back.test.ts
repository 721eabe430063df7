import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { readMetrics } from '@/lib/maintenance/metrics-queries'
import { retryFailedMail } from '@/lib/platform/outbox/operations'
import { write } from '@/lib/platform/write'
import { nextMorning } from '@/lib/text/quiet-hours'
import { makeContext } from '@/tests/support/context'
import { outboxWorld } from '@/tests/support/outbox'

const world = outboxWorld()
const HOUR_SECONDS = 3600
const DAY_SECONDS = 24 * HOUR_SECONDS

// Every mail that is given up is logged; here that is expected.
beforeAll(() => vi.spyOn(console, 'error').mockImplementation(() => {}))
afterAll(() => vi.restoreAllMocks())

it('a mail that waits for the morning is none that metrics call late', async () => {
  await world.enqueue('ana@prueba.example')
  await world.enqueue('bea@prueba.example', { quietZone: 'Australia/Sydney' })
  const waiting = async () => /^querencia_mails_waiting (\d+)$/m.exec(await readMetrics(db, world.now))?.[1]
  world.pass(HOUR_SECONDS)
  expect(await waiting()).toBe('1')
  world.pass(12 * HOUR_SECONDS)
  expect(await waiting()).toBe('2')
})

it('a mail of the night is late from the morning on', async () => {
  await world.enqueue('ana@prueba.example', { quietZone: 'Australia/Sydney' })
  const morning = nextMorning(world.now, 'Australia/Sydney')
  world.pass((morning.getTime() - world.now.getTime()) / 1000 + 60)
  expect(await readMetrics(db, world.now)).toMatch(/^querencia_mails_oldest_seconds 60$/m)
})

describe('a mail that was held back for days', () => {
  it('outlasts an outage from its first try on, as a new one does', async () => {
    await world.enqueue('ana@prueba.example')
    world.pass(5 * DAY_SECONDS)
    world.service.behaviour = 500
    expect(await world.deliver()).toMatchObject({ postponed: 1, givenUp: 0 })
    const { nextAttemptAt } = await world.onlyRow()
    expect(nextAttemptAt.getTime() - world.now.getTime()).toBeLessThanOrEqual(5000 * 1.25)
    world.pass(2 * DAY_SECONDS)
    expect(await world.deliver()).toMatchObject({ postponed: 1, givenUp: 0 })
    world.pass(2 * DAY_SECONDS)
    expect(await world.deliver()).toMatchObject({ postponed: 0, givenUp: 1 })
  })

  it('is as new when staff send it again', async () => {
    await world.enqueue('ana@prueba.example')
    world.service.behaviour = 500
    await world.deliver()
    world.pass(4 * DAY_SECONDS)
    expect(await world.deliver()).toMatchObject({ givenUp: 1 })
    await write(makeContext(), (tx) => retryFailedMail(tx, world.now))
    world.pass(HOUR_SECONDS)
    expect(await world.deliver()).toMatchObject({ postponed: 1, givenUp: 0 })
  })
})
