import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { foundations, users } from '@/db/schema'
import { makeFoundation, makePet, makeUser } from '@/db/seed/factories'
import { updateFoundationProfile } from '@/lib/foundations/profile-operations'
import { findFoundation, findOwnFoundation } from '@/lib/foundations/queries'
import { foundationProfileSchema } from '@/lib/foundations/schema'
import { approveName, rejectName } from '@/lib/moderation/staff/foundations/operations'
import { findFoundationApplication, listPendingFoundations } from '@/lib/moderation/staff/foundations/queries'
import type { Actor } from '@/lib/platform/actor'
import { listAudit } from '@/tests/support/audit'
import { later, makeContext, staffActor } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'

const input = (values: object) => foundationProfileSchema.parse({ name: 'Huellas', ...values })
const REASON = 'Ya existe otra con ese nombre.'

async function shelter(overrides: Parameters<typeof makeFoundation>[1] = {}) {
  const { user } = await makeFoundation(db, { name: 'Huellas', ...overrides })
  const actor: Actor = { kind: 'foundation', id: user.id, confirmed: true, approved: true }
  const save = (values: object, now = new Date()) => {
    const ctx = makeContext(actor, { now })
    return updateFoundationProfile(ctx, input(values)).then((result) => ({ ...result, ctx }))
  }
  const row = async () => (await db.select().from(foundations).where(eq(foundations.userId, user.id)))[0]
  return { user, save, row }
}
const staff = async () => makeContext(staffActor((await makeUser(db, { role: 'admin' })).id))
const seenOf = async (id: number) => (await findFoundationApplication(db, id))?.proposedSeen ?? ''

describe('what a foundation tells about itself', () => {
  it('is on its page at once, which expires with the pages of its pets', async () => {
    const { user, save } = await shelter()
    const pet = await makePet(db, { ownerId: user.id })
    const { ctx } = await save({
      mission: 'Rescatamos perros.',
      address: 'Calle 9',
      state: 'Pichincha',
      postcode: '170143',
      website: 'huellas.example',
      instagram: '@huellas',
      adoptionPolicy: 'Escribes.\nNos conocemos.',
      adoptionUrl: 'huellas.example/adopta',
      dia0: 'abierto',
      desde0: '09:00',
      hasta0: '17:00',
    })
    expect(ctx.expired).toEqual(
      expect.arrayContaining(['foundations', `foundation:${user.id}`, `pet:${pet.id}`]),
    )
    expect(await findFoundation(db, user.id)).toMatchObject({
      mission: 'Rescatamos perros.',
      address: 'Calle 9',
      verifiedAt: expect.any(String),
      profile: {
        state: 'Pichincha',
        postcode: '170143',
        website: 'https://huellas.example/',
        instagram: 'huellas',
        adoptionPolicy: 'Escribes.\nNos conocemos.',
        adoptionUrl: 'https://huellas.example/adopta',
        hours: [{ from: '09:00', to: '17:00' }, null, null, null, null, null, null],
      },
    })
  })

  it('cannot be an address without https, whoever writes it', async () => {
    const { user } = await shelter()
    const change = db
      .update(foundations)
      .set({ website: 'javascript:alert(1)' })
      .where(eq(foundations.userId, user.id))
    await expect(change).rejects.toThrow()
  })
})

describe('a new name', () => {
  it('is taken at once while the foundation waits for approval itself', async () => {
    const { save, row } = await shelter({ status: 'pendiente', decidedAt: null })
    expect(await save({ name: 'Huellas Nuevas' })).toMatchObject({ waits: false })
    expect(await row()).toMatchObject({ name: 'Huellas Nuevas', proposedName: null })
  })

  it('of an approved foundation waits for staff, and its own name withdraws it', async () => {
    const { user, save, row } = await shelter()
    expect(await save({ name: 'Huellas Nuevas' })).toMatchObject({ waits: true })
    expect((await findFoundation(db, user.id))?.name).toBe('Huellas')
    const first = (await row())?.proposedAt
    await save({ name: 'Huellas Nuevas' }, later(1))
    expect((await row())?.proposedAt).toEqual(first)
    expect(await findOwnFoundation(db, user.id)).toMatchObject({ proposedName: 'Huellas Nuevas' })
    await save({ name: 'Huellas' })
    expect(await row()).toMatchObject({ name: 'Huellas', proposedName: null, proposedAt: null })
    const older = await shelter({ name: 'Hue\u200cllas' })
    expect(await older.save({ name: 'Hue\u200cllas' })).toMatchObject({ waits: false })
  })

  it('is in the queue, and approved once by one of two members of staff while its account is active, with a mail', async () => {
    const { user, save } = await shelter()
    await save({ name: 'Huellas Nuevas' })
    const { rows } = await listPendingFoundations(db, 1)
    const all = [...rows, ...(await listPendingFoundations(db, 2)).rows]
    expect(all.find(({ id }) => id === user.id)).toMatchObject({ proposedName: 'Huellas Nuevas' })
    const decision = { foundationId: user.id, seen: await seenOf(user.id), reason: undefined }
    await db.update(users).set({ active: false }).where(eq(users.id, user.id))
    await expect(approveName(await staff(), decision)).rejects.toMatchObject({ code: 'conflict' })
    await db.update(users).set({ active: true }).where(eq(users.id, user.id))
    const contexts = [await staff(), await staff()]
    const settled = await Promise.allSettled(contexts.map((ctx) => approveName(ctx, decision)))
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(contexts.flatMap(({ expired }) => expired)).toContain(`foundation:${user.id}`)
    expect((await findFoundation(db, user.id))?.name).toBe('Huellas Nuevas')
    expect((await mailsTo(user.email)).map(({ subject }) => subject)).toEqual([
      'Tu fundación ya tiene su nombre nuevo',
    ])
    expect(await listAudit(`foundation:${user.id}`)).toMatchObject([
      { action: 'foundation.rename', detail: {}, name: 'Huellas Nuevas', reason: 'Antes: «Huellas».' },
    ])
  })

  it('is refused with a reason, and not when another was proposed since', async () => {
    const { user, save } = await shelter()
    await save({ name: 'Huellas Nuevas' })
    const seen = await seenOf(user.id)
    await save({ name: 'Huellas del Sur' }, later(1))
    const decision = { foundationId: user.id, reason: REASON }
    await expect(rejectName(await staff(), { ...decision, seen })).rejects.toMatchObject({ code: 'conflict' })
    await rejectName(await staff(), { ...decision, seen: await seenOf(user.id) })
    expect(await findOwnFoundation(db, user.id)).toMatchObject({ name: 'Huellas', proposedName: null })
    expect((await mailsTo(user.email))[0]).toMatchObject({
      subject: 'Tu fundación sigue con su nombre',
      text: expect.stringContaining(REASON),
    })
  })
})
