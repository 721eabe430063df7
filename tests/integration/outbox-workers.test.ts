import { describe, expect, it } from 'vitest'
import type { Mailer } from '@/lib/platform/integrations/mail/mail'
import { Worker } from '@/lib/platform/worker'
import { outboxWorld } from '@/tests/support/outbox'

const world = outboxWorld()

/** A mailer that begins to send and goes on when it is released. */
function holding() {
  const { mailer } = world
  const begun: string[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const send: Mailer['send'] = async (mail, key) => {
    begun.push(mail.to)
    await held
    await mailer.send(mail, key)
  }
  return { mailer: { ...mailer, send }, begun, release: () => release() }
}

describe('several workers', () => {
  it('concurrent workers send each mail once', async () => {
    const addresses = await world.enqueueMany(60)
    const deliveries = await Promise.all([world.deliver(), world.deliver(), world.deliver(), world.deliver()])
    expect(deliveries.reduce((sum, { sent }) => sum + sent, 0)).toBe(60)
    expect(world.service.recipients.toSorted()).toEqual(addresses.toSorted())
    expect(world.service.keys).toHaveLength(60)
  })

  it('concurrent workers keep to the rate together', async () => {
    await world.enqueueMany(12)
    const start = performance.now()
    await Promise.all([world.deliverAt(10), world.deliverAt(10), world.deliverAt(10)])
    expect(world.service.recipients).toHaveLength(12)
    // Five batches wait for those before them: at ten a second, twelve mails take a second.
    expect(performance.now() - start).toBeGreaterThan(950)
  })

  it('a claimed mail belongs to its worker until the lease ends', async () => {
    await world.enqueue('ana@prueba.example')
    const { mailer, begun, release } = holding()
    const slow = world.deliver(mailer)
    await expect.poll(() => begun).toEqual(['ana@prueba.example'])
    world.pass(59)
    expect(await world.deliver()).toMatchObject({ sent: 0 })
    release()
    expect(await slow).toMatchObject({ sent: 1 })
    expect(world.service.keys).toHaveLength(1)
  })

  it('a mail sent by a killed worker is resent with the same idempotency key', async () => {
    await world.enqueue('ana@prueba.example')
    const dying: Mailer = {
      ...world.mailer,
      async send(mail, key) {
        await world.mailer.send(mail, key)
        await new Promise(() => {})
      },
    }
    world.deliver(dying)
    await expect.poll(() => world.service.delivered.length).toBe(1)
    expect(await world.onlyRow()).toMatchObject({ sentAt: null, attempts: 1 })
    world.pass(61)
    expect(await world.deliver()).toMatchObject({ sent: 1 })
    const { idempotencyKey, createdAt } = await world.onlyRow()
    const key = `${idempotencyKey}@${createdAt.getTime()}`
    expect(world.service.keys).toEqual([key, key])
    expect(world.service.delivered).toHaveLength(1)
  })

  it('a worker slower than its lease does not undo another’s delivery', async () => {
    await world.enqueue('ana@prueba.example')
    let fail = () => {}
    const slow: Mailer = {
      ...world.mailer,
      send: () =>
        new Promise((_, reject) => {
          fail = () => reject(new Error('late'))
        }),
    }
    const late = world.deliver(slow)
    await expect.poll(async () => (await world.onlyRow()).attempts).toBe(1)
    world.pass(61)
    await world.deliver()
    fail()
    await late
    expect(await world.onlyRow()).toMatchObject({ sentAt: world.now, failedAt: null, lastError: null })
  })
})

describe('the worker of a server', () => {
  const startWorker = (through: Mailer) =>
    new Worker({
      round: async (stop) => (await world.deliver(through, stop)).lastError,
      pollMs: 60_000,
      onError: () => {},
    })

  it('the mail worker sends mail left by a killed one, and is woken by new mail', async () => {
    await world.enqueue('ana@prueba.example')
    const worker = startWorker(world.mailer)
    await expect.poll(() => world.service.recipients).toEqual(['ana@prueba.example'])
    await world.enqueue('beto@prueba.example')
    worker.wake()
    await expect.poll(() => world.service.recipients).toEqual(['ana@prueba.example', 'beto@prueba.example'])
    await worker.stop()
  })

  it('a stopped mail worker finishes its current mail and starts no other', async () => {
    await world.enqueueMany(12)
    const { mailer, begun, release } = holding()
    const worker = startWorker(mailer)
    await expect.poll(() => begun.length).toBe(5)
    const stopped = worker.stop()
    release()
    await stopped
    expect(world.service.recipients.toSorted()).toEqual(begun.toSorted())
    expect((await world.rows()).filter(({ sentAt }) => sentAt)).toHaveLength(5)
    expect((await world.rows()).filter(({ attempts }) => attempts === 0)).toHaveLength(7)
  })

  it('the mail worker logs a repeated failure once and continues', async () => {
    const troubles: unknown[] = []
    world.service.behaviour = 500
    await world.enqueue('ana@prueba.example')
    let rounds = 0
    const worker = new Worker({
      round: async (stop) => (await world.deliver(world.mailer, stop).finally(() => rounds++)).lastError,
      pollMs: 60_000,
      onError: (trouble) => troubles.push(trouble),
    })
    await expect.poll(() => troubles).toEqual(['500 internal_server_error: no mail to [correo]'])
    world.pass(7)
    worker.wake()
    // The whole round, not only its request: the pause after an outage begins when that is recorded.
    await expect.poll(() => rounds).toBe(2)
    expect(world.service.keys).toHaveLength(2)
    world.service.behaviour = 'healthy'
    world.pass(13)
    await world.enqueue('carla@prueba.example')
    worker.wake()
    await expect.poll(() => world.service.recipients).toContain('carla@prueba.example')
    await worker.stop()
    expect(troubles).toHaveLength(1)
  })
})
