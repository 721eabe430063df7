import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { pushSubscriptions, users } from '@/db/schema'
import { rejectRequest } from '@/lib/adoption/requests/operations/answer'
import { env } from '@/lib/platform/env'
import { deliverDueMail } from '@/lib/platform/outbox/deliver-operations'
import { withdrawMail } from '@/lib/platform/outbox/operations'
import { dropSubscription, pushNotice, saveSubscription } from '@/lib/platform/push/operations'
import { HOUR_MS } from '@/lib/text/durations'
import { emailOf } from '@/tests/support/adoptions'
import { makeContext, makePerson } from '@/tests/support/context'
import { PushService } from '@/tests/support/fakes/push-service'
import { openConversation } from '@/tests/support/messages'
import { mailsTo, outboxWorld } from '@/tests/support/outbox'

const KEY = env.VAPID_PUBLIC_KEY ?? ''
const notice = {
  title: 'Mora te respondió',
  body: 'Tu solicitud para Almendra',
  path: '/dashboard/solicitudes/7',
  topic: 'respuesta-7',
}
/** In Quito. */
const [NOON, NIGHT] = [new Date('2026-11-21T17:00:00Z'), new Date('2026-11-22T03:00:00Z')]

const world = outboxWorld()
let service: PushService
beforeEach(async () => {
  service = await new PushService().start()
})
afterEach(() => service.stop())

async function personWith(...devices: string[]) {
  const me = await makePerson({ countryId: 'ECU' })
  const [account] = await db.select({ email: users.email }).from(users).where(eq(users.id, me.id))
  for (const name of devices) await saveSubscription(me.newContext(), service.subscribe(name, KEY))
  return { ...me, email: account?.email ?? '' }
}
const deviceCount = (userId: number) => db.$count(pushSubscriptions, eq(pushSubscriptions.userId, userId))
const deliver = (now: Date) => deliverDueMail({ db, mailer: world.mailer, now: () => now, push: pushNotice })

describe('an event', () => {
  it('is told on every device of a person, encrypted, and mailed', async () => {
    const { email, id } = await personWith('phone', 'laptop')
    await world.enqueue(email, { push: notice })
    expect(await deliver(NOON)).toMatchObject({ sent: 1, postponed: 0 })
    expect(service.taken.map(({ name }) => name).sort()).toEqual(['laptop', 'phone'])
    const { topic, ...shown } = notice
    expect(service.taken[0]).toMatchObject({ topic, urgency: 'normal', ttl: 86_400 })
    expect(JSON.parse(service.taken[0]?.text ?? '')).toEqual({ ...shown, topic })
    expect(service.taken[0]?.subject).toMatch(/^(https|mailto):/)
    expect(world.service.delivered.map(({ to }) => to)).toEqual([email])
    expect(await world.onlyRow()).toMatchObject({ sentAt: NOON, push: null, html: '', text: '' })
    expect(await deliver(NOON)).toMatchObject({ sent: 0 })
    const rows = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, id))
    expect(rows.map(({ lastAcceptedAt }) => lastAcceptedAt)).toEqual([NOON, NOON])
  })

  it('that can wait is mailed a day after a device took it, unless it was read and withdrawn by then', async () => {
    const { email } = await personWith('phone')
    for (const key of ['read', 'unread'])
      await world.enqueue(email, { key, push: { ...notice, mailsAfterHours: 24 } })
    const hours = (count: number) => new Date(NOON.getTime() + count * HOUR_MS)
    expect(await deliver(NOON)).toMatchObject({ sent: 2, postponed: 0 })
    expect(await withdrawMail(db, ['read'])).toEqual(['read'])
    expect(await deliver(hours(23.9))).toMatchObject({ sent: 0 })
    expect(world.service.delivered).toEqual([])
    expect(await deliver(hours(24))).toMatchObject({ sent: 1 })
    expect([service.taken.length, world.service.delivered.map(({ to }) => to)]).toEqual([2, [email]])
  })

  it.each([
    ['the device is gone', 410, 0],
    ['the device was never there', 404, 0],
    ['the service fails', 500, 1],
    ['the service refuses our key', 403, 1],
    ['the service does not answer', 'silent', 1],
  ] as const)('is mailed, once, where %s', async (_, refusal, devices) => {
    const { email, id } = await personWith('phone')
    service.refused.set('phone', refusal)
    await world.enqueue(email, { push: notice })
    expect(await deliver(NOON)).toMatchObject({ sent: 1 })
    expect(world.service.delivered.map(({ to }) => to)).toEqual([email])
    expect(await deviceCount(id)).toBe(devices)
  })

  it('is mailed at night, without a push', async () => {
    const { email } = await personWith('phone')
    await world.enqueue(email, { push: notice, now: NIGHT })
    expect(await deliver(NIGHT)).toMatchObject({ sent: 1 })
    expect([service.taken, world.service.delivered.length]).toEqual([[], 1])
  })

  it('is mailed to who is told on no device, and what has no notice is mailed to everybody', async () => {
    const { email } = await personWith('phone')
    const { email: other } = await personWith()
    await world.enqueue(email)
    await world.enqueue(other, { push: notice })
    expect(await deliver(NOON)).toMatchObject({ sent: 2 })
    expect(service.taken).toEqual([])
  })
})

it('of a message and an answer the screen says who and about which pet, and not what', async () => {
  const { owner, adopter, requestId, write } = await openConversation()
  const words = 'Trabajo de noche y duermo de día'
  const toldTo = async (person: { id: number }) =>
    (await mailsTo(await emailOf(person))).flatMap(({ push }) => push ?? [])
  await write(owner, words)
  const ofMessage = await toldTo(adopter)
  // What waits to be told of the message goes with the end of the request.
  await rejectRequest(owner.newContext(), { requestId, reason: 'otra familia', text: words })
  const told = [...(await toldTo(adopter)), ...ofMessage]
  expect(told.map(({ title, path, topic }) => [title.replace(/^\S+ /, ''), path, topic])).toEqual([
    ['te respondió', `/dashboard/solicitudes/${requestId}`, `respuesta-${requestId}`],
    ['te escribió', `/dashboard/solicitudes/${requestId}/mensajes#nuevos`, `mensajes-${requestId}`],
  ])
  expect(JSON.stringify(told)).not.toContain('Trabajo')
  expect(await toldTo(owner)).toEqual([])
})

describe('a device', () => {
  it('shows nothing of an account whose sessions ended, or that is stopped', async () => {
    const { email, id } = await personWith('phone')
    const told = () => pushNotice(db, { to: email, notice, now: NOON })
    expect(await told()).toBe(true)
    await db.update(users).set({ blockedAt: NOON }).where(eq(users.id, id))
    expect(await told()).toBe(false)
    await db.update(users).set({ blockedAt: null, sessionVersion: 2 }).where(eq(users.id, id))
    expect(await told()).toBe(false)
    expect(service.taken).toHaveLength(1)
  })

  it('belongs to whoever asked last, until they say no', async () => {
    const [one, other] = [await personWith(), await personWith()]
    const subscription = service.subscribe('shared', KEY)
    await saveSubscription(one.newContext(), subscription)
    await saveSubscription(other.newContext(), subscription)
    expect([await deviceCount(one.id), await deviceCount(other.id)]).toEqual([0, 1])
    await dropSubscription(one.newContext(), subscription)
    expect(await deviceCount(other.id)).toBe(1)
    await dropSubscription(other.newContext(), subscription)
    expect(await deviceCount(other.id)).toBe(0)
  })

  it('is one of ten at most, the oldest goes; its address is kept sealed', async () => {
    const me = await personWith()
    const start = Date.now()
    for (let at = 0; at < 12; at++) {
      const ctx = makeContext(me.actor, { now: new Date(start + at) })
      await saveSubscription(ctx, service.subscribe(`device-${at}`, KEY))
    }
    expect(await deviceCount(me.id)).toBe(10)
    const rows = await db.select().from(pushSubscriptions).where(eq(pushSubscriptions.userId, me.id))
    expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|device-/)
    expect(Math.min(...rows.map(({ createdAt }) => createdAt.getTime()))).toBe(start + 2)
  })

  it('at no push service is refused, and goes with its account', async () => {
    const me = await personWith('phone')
    const { keys } = service.subscribe('x', KEY)
    const elsewhere = { endpoint: 'https://10.0.0.1/push', keys }
    await expect(saveSubscription(me.newContext(), elsewhere)).rejects.toMatchObject({ code: 'invalid' })
    expect(await deviceCount(me.id)).toBe(1)
    await db.delete(users).where(eq(users.id, me.id))
    expect(await deviceCount(me.id)).toBe(0)
  })
})
