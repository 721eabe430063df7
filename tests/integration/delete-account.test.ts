import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import {
  adoptionRequests,
  contactMessages,
  donations,
  favourites,
  foundationDocuments,
  foundations,
  matches,
  pets,
  photoUploads,
  reviews,
  rightsRequests,
  users,
} from '@/db/schema'
import { makeFoundation, makePet, makeReview, makeUser } from '@/db/seed/factories'
import { acceptRequest } from '@/lib/adoption/requests/operations/answer'
import { submitDocument } from '@/lib/foundations/operations'
import { findFoundation } from '@/lib/foundations/queries'
import { hashPassword } from '@/lib/people/accounts/passwords'
import { originalName } from '@/lib/photos/photo-files'
import type { Actor } from '@/lib/platform/actor'
import { foundationTag } from '@/lib/platform/bus/cache-tags'
import { sweepOrphanedFiles } from '@/lib/platform/files/operations/orphaned-files'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { deleteAccount } from '@/lib/privacy/operations'
import { exportAccountData } from '@/lib/privacy/queries'
import { askedPet, statusesOf, subjectsTo } from '@/tests/support/adoptions'
import { later, makeContext } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'
import { isStored } from '@/tests/support/pets'

const PASSWORD = 'Caminata7!'
const userActor = (id: number): Actor => ({ kind: 'user', id, confirmed: true })
const foundationActor = (id: number): Actor => ({ kind: 'foundation', id, confirmed: true, approved: true })
const find = async (id: number) => (await db.select().from(users).where(eq(users.id, id)))[0]

/** Where the number of an account or foundation still stands: a foreign key does nothing while the row is there. */
async function columnsThatName(id: number): Promise<string[]> {
  const keys = await db.execute<{ table: string; column: string }>(sql`
    select c.conrelid::regclass::text "table", a.attname "column"
    from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and cardinality(c.conkey) = 1
      and c.confrelid in ('users'::regclass, 'foundations'::regclass)`)
  const naming = await Promise.all(
    keys.map(async ({ table, column }) => {
      const [row] = await db.execute(
        sql`select 1 from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id} limit 1`,
      )
      return row ? [`${table}.${column}`] : []
    }),
  )
  return naming.flat().toSorted()
}

describe('deleting an account', () => {
  const makeMember = async (overrides = {}) =>
    makeUser(db, { passwordHash: await hashPassword(PASSWORD), ...overrides })

  it('deleting an account erases personal data and anonymises donations', async () => {
    const member = await makeMember()
    const { user: foundation } = await makeFoundation(db)
    const pet = await makePet(db, { ownerId: member.id })
    const other = await makePet(db)
    await db.insert(favourites).values({ userId: member.id, petId: other.id })
    await makeReview(db, foundation.id, { userId: member.id })
    const rated = await makePet(db, { ownerId: foundation.id })
    const [gift] = await db
      .insert(donations)
      .values({ donorId: member.id, foundationId: foundation.id, amountMinor: 500, currency: 'USD' })
      .returning()
    const ctx = makeContext(userActor(member.id))
    await expect(deleteAccount(ctx, { password: 'Equivocada1!' })).rejects.toMatchObject({
      fields: { password: expect.any(String) },
    })
    await deleteAccount(ctx, { password: PASSWORD })
    expect(await find(member.id)).toBeUndefined()
    expect(await db.select().from(pets).where(eq(pets.id, pet.id))).toEqual([])
    expect(await db.select().from(favourites).where(eq(favourites.userId, member.id))).toEqual([])
    expect(await db.select().from(reviews).where(eq(reviews.userId, member.id))).toEqual([])
    const [kept] = await db
      .select()
      .from(donations)
      .where(eq(donations.id, gift?.id ?? 0))
    expect(kept).toMatchObject({ donorId: null, amountMinor: 500 })
    expect(ctx.expired).toEqual(
      expect.arrayContaining([`pet:${pet.id}`, `foundation:${foundation.id}`, `pet:${rated.id}`]),
    )
    expect((await mailsTo(member.email))[0]?.subject).toBe('Tu cuenta fue eliminada')
  })

  it('deleting an account deletes its requests, and a pet promised to it is adoptable again', async () => {
    const member = await makeMember()
    const { user: owner } = await makeFoundation(db)
    const promised = await makePet(db, {
      ownerId: owner.id,
      status: 'en proceso',
      remindedAt: new Date('2026-01-01'),
    })
    const asked = await makePet(db)
    const request = { adopterId: member.id, petId: promised.id }
    await db.insert(adoptionRequests).values([
      { ...request, status: 'aceptada' },
      { ...request, petId: asked.id, status: 'enviada' },
    ])
    const ctx = makeContext(userActor(member.id))
    await deleteAccount(ctx, { password: PASSWORD })
    const left = await db.select().from(adoptionRequests).where(eq(adoptionRequests.adopterId, member.id))
    expect(left).toEqual([])
    const [released] = await db.select().from(pets).where(eq(pets.id, promised.id))
    expect(released).toMatchObject({ status: 'adoptable', statusChangedAt: ctx.now, remindedAt: null })
    expect(ctx.expired).toEqual(
      expect.arrayContaining(['pets', `pet:${promised.id}`, 'foundation-pets', foundationTag(owner.id)]),
    )
  })

  it('tells the owners of pets that were promised to it, and those who wait for them', async () => {
    const { owner, pet, adopters, requests } = await askedPet(2)
    const [leaving, waiting] = adopters
    if (!leaving || !waiting) throw new Error('two have asked')
    await acceptRequest(owner.newContext(), { requestId: requests[0] ?? 0 })
    const passwordHash = await hashPassword(PASSWORD)
    await db.update(users).set({ passwordHash }).where(eq(users.id, leaving.id))
    await deleteAccount(leaving.newContext(), { password: PASSWORD })
    expect((await subjectsTo(owner)).at(-1)).toBe('Terminó una solicitud para Canela')
    expect((await subjectsTo(waiting)).at(-1)).toBe('Canela vuelve a buscar familia')
    expect(await statusesOf(requests.slice(1))).toEqual(['en revisión'])
    expect((await db.select().from(pets).where(eq(pets.id, pet.id)))[0]?.status).toBe('adoptable')
  })

  it('tells everybody who asked for one of its pets that the request is closed', async () => {
    const { owner, adopters } = await askedPet(2)
    const passwordHash = await hashPassword(PASSWORD)
    await db.update(users).set({ passwordHash }).where(eq(users.id, owner.id))
    await deleteAccount(owner.newContext(), { password: PASSWORD })
    for (const adopter of adopters)
      expect((await subjectsTo(adopter)).at(-1)).toBe('Tu solicitud para Canela se cerró')
  })

  it('deleting a foundation with donations keeps its name, inactive, without personal data or page', async () => {
    const staff = await makeMember({ role: 'admin' })
    const { user, foundation } = await makeFoundation(db, {
      mission: 'Rescatamos perros del río.',
      decidedBy: staff.id,
      decisionReason: 'El acta está en regla.',
      account: { passwordHash: await hashPassword(PASSWORD), phone: '+57 300 111 2233', address: 'Calle 1' },
    })
    const [donor, other] = [await makeUser(db), await makeFoundation(db)]
    await makePet(db, { ownerId: user.id })
    const asked = await makePet(db)
    const gift = { amountMinor: 900, currency: 'USD' } as const
    await db.insert(donations).values([
      { ...gift, donorId: donor.id, foundationId: user.id },
      { ...gift, donorId: user.id, foundationId: other.user.id },
    ])
    await db.insert(adoptionRequests).values({ petId: asked.id, adopterId: user.id, message: 'Tengo patio' })
    await db.insert(matches).values({
      userId: user.id,
      type: 'perro',
      hadPet: true,
      age: 'joven',
      gender: 'hembra',
      coat: 'corto',
      size: 'mediano',
    })
    await makeReview(db, other.user.id, { userId: user.id })
    await makeReview(db, user.id)
    const { email } = user
    const written = { userId: user.id, email, name: 'Refugio', message: '¿Cómo cambio el nombre?' }
    await db.insert(contactMessages).values({ kind: 'other', ...written })
    await db.insert(rightsRequests).values({
      ...{ right: 'access', countryId: 'COL', userId: user.id, email, body: 'Quiero mis datos.' },
      ...{ receivedAt: new Date(), dueAt: later(24) },
    })
    await deleteAccount(makeContext(foundationActor(user.id)), { password: PASSWORD })
    const nothing = { phone: null, address: null, photo: null, countryId: null, cityId: null }
    expect(await find(user.id)).toEqual({
      ...nothing,
      id: user.id,
      email: `cuenta-${user.id}@eliminada.invalid`,
      name: 'Cuenta',
      lastName: 'eliminada',
      role: 'fundation',
      passwordHash: null,
      passwordProvenAt: null,
      emailVerifiedAt: null,
      toldPrivacy: null,
      toldTerms: null,
      requestsFrom: 'cualquier lugar',
      active: false,
      suspendedAt: null,
      blockedAt: null,
      suspensionReason: null,
      sessionVersion: user.sessionVersion + 1,
      createdAt: user.createdAt,
    })
    const [kept] = await db.select().from(foundations).where(eq(foundations.userId, user.id))
    expect(kept).toEqual({ ...foundation, mission: null, decidedBy: null, decisionReason: null })
    const {
      leeme: _leeme,
      account: _account,
      foundation: _foundation,
      donations: gifts,
      afterDeletion: _afterDeletion,
      ...rest
    } = await exportAccountData(db, user.id)
    expect(gifts).toHaveLength(1)
    for (const [part, rows] of Object.entries(rest)) expect(rows, part).toEqual([])
    expect(await db.$count(reviews, eq(reviews.foundationId, user.id))).toBe(0)
    expect(await columnsThatName(user.id)).toEqual(['donations.foundation_id', 'foundations.user_id'])
    expect(await db.$count(rightsRequests, eq(rightsRequests.email, email))).toBe(1)
    expect(await db.$count(contactMessages, eq(contactMessages.email, email))).toBe(1)
    expect(await findFoundation(db, user.id)).toBeNull()
  })

  it('deleting an account deletes its private files, even after a crash', async () => {
    const { user } = await makeFoundation(db, {
      status: 'pendiente',
      decidedAt: null,
      account: { passwordHash: await hashPassword(PASSWORD) },
    })
    const ctx = makeContext(foundationActor(user.id))
    await submitDocument(ctx, { document: new File(['%PDF-1.7 acta'], 'acta.pdf') })
    const [{ file: document } = { file: '' }] = await db
      .select({ file: foundationDocuments.file })
      .from(foundationDocuments)
      .where(eq(foundationDocuments.foundationId, user.id))
    const [upload] = await db.insert(photoUploads).values({ ownerId: user.id }).returning()
    const original = originalName(upload?.id ?? '')
    await fileStore.put(original, Buffer.from('x'), 'application/octet-stream')
    // Nothing that was put off until after the answer is done: the server stops here.
    await deleteAccount(ctx, { password: PASSWORD })
    expect(await sweepOrphanedFiles(db, later(23))).toBe(0)
    for (const name of [document, original]) expect(await isStored(name), name).toBe(true)
    expect(await sweepOrphanedFiles(db, later(25))).toBe(2)
    for (const name of [document, original]) expect(await isStored(name), name).toBe(false)
    expect(await sweepOrphanedFiles(db, later(25))).toBe(0)
  })

  it('staff cannot delete their account', async () => {
    const member = await makeMember({ role: 'admin' })
    await expect(
      deleteAccount(makeContext({ kind: 'admin', id: member.id }), { password: PASSWORD }),
    ).rejects.toMatchObject({ code: 'forbidden' })
  })
})
