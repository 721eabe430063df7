import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { pets, reports, users } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { releasePet, removePet } from '@/lib/moderation/staff/pets/operations'
import { findPetModeration } from '@/lib/moderation/staff/pets/queries'
import { listWaiting } from '@/lib/moderation/staff/queries'
import type { PetStatus } from '@/lib/text/vocabulary'
import { listAudit } from '@/tests/support/audit'
import { later, makeContext, staffActor } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'
import { report, reportByThree } from '@/tests/support/reports'

const ADMIN = makeContext(staffActor(5))
const REASON = 'Pide dinero por entregarla.'

async function setStatus(pet: { id: number; ownerId: number }, status: Exclude<PetStatus, 'en proceso'>) {
  const ctx = makeContext({ kind: 'user', id: pet.ownerId, confirmed: true })
  return { now: ctx.now, ...(await setPetStatus(ctx, { petId: pet.id, status })) }
}
const decision = async (petId: number) => ({
  petId,
  seen: (await findPetModeration(db, petId))?.seen ?? '',
})
const accept = async (petId: number, now = new Date()) =>
  removePet(makeContext(staffActor(5), { now }), { ...(await decision(petId)), reason: REASON })
const dismiss = async (petId: number) => releasePet(ADMIN, { ...(await decision(petId)), reason: undefined })
const find = async (id: number) => (await db.select().from(pets).where(eq(pets.id, id)))[0]
const statusesOf = async (petId: number) =>
  (await db.select().from(reports).where(eq(reports.petId, petId))).map(({ status }) => status)
const newestMail = async ({ ownerId }: { ownerId: number }) =>
  (await mailsTo((await db.select().from(users).where(eq(users.id, ownerId)))[0]?.email ?? ''))[0]

async function listed(petId: number) {
  const { rows } = await listWaiting(db, 1)
  return rows.find((row) => row.kind === 'pet' && row.petId === petId)
}

async function withdrawnAfter(reporting: (petId: number) => Promise<unknown>) {
  const pet = await makePet(db, { name: 'Canela' })
  await reporting(pet.id)
  await setStatus(pet, 'inactivo')
  return pet
}

it('a reported pet that its owner withdraws still waits for staff, who decide its reports', async () => {
  const pet = await withdrawnAfter((petId) => report(petId))
  expect(await listed(pet.id)).toMatchObject({ isWithdrawn: true, reportCount: 1, hold: null })
  expect(await findPetModeration(db, pet.id)).toMatchObject({ waits: true, isRemovable: true })
  const withdrawnAt = (await find(pet.id))?.statusChangedAt
  await accept(pet.id, later(48))
  expect(await find(pet.id)).toMatchObject({ statusChangedAt: withdrawnAt })
  expect(await listed(pet.id)).toBeUndefined()
  expect(await findPetModeration(db, pet.id)).toMatchObject({ waits: false, isRemovable: false })
  expect(await statusesOf(pet.id)).toEqual(['aceptado'])
  expect(await listAudit(`pet:${pet.id}`)).toMatchObject([{ action: 'listing.remove', reason: REASON }])
  const mail = await newestMail(pet)
  expect(mail?.subject).toBe('Revisamos tu publicación de Canela')
  expect(mail?.text).toContain('que ya habías retirado')
  expect(mail?.text).toContain(REASON)
})

it('once its reports were accepted a withdrawn pet is not seen when it is published again', async () => {
  const pet = await withdrawnAfter((petId) => report(petId))
  await accept(pet.id)
  expect(await setStatus(pet, 'adoptable')).toMatchObject({ hasPage: false })
  expect(await listed(pet.id)).toMatchObject({ isWithdrawn: false, hold: { reason: 'removal' } })
})

it('once its reports were dismissed it stays withdrawn, and is seen when it is published again', async () => {
  const pet = await withdrawnAfter(reportByThree)
  expect(await dismiss(pet.id)).toEqual({ hasPage: false })
  expect(await find(pet.id)).toMatchObject({ status: 'inactivo', heldAt: null })
  expect(await statusesOf(pet.id)).toEqual(['descartado', 'descartado', 'descartado'])
  const mail = await newestMail(pet)
  expect(mail?.subject).toBe('Revisamos tu publicación de Canela')
  expect(mail?.text).toContain('Sigue retirada')
  expect(mail?.text).not.toContain('/pet-detail/')
  expect(await setStatus(pet, 'adoptable')).toMatchObject({ hasPage: true })
})

it('a pet that nobody reported waits no more once it is withdrawn', async () => {
  const pet = await makePet(db, { heldAt: new Date(), holdReason: 'text', textIssue: 'phone' })
  expect(await listed(pet.id)).toBeDefined()
  await setStatus(pet, 'inactivo')
  expect(await listed(pet.id)).toBeUndefined()
  expect(await findPetModeration(db, pet.id)).toMatchObject({ waits: false, isRemovable: false })
})

it.each(['removal', 'text'] as const)(
  'a pet held by its %s that is published again waits since then, not since it was hidden',
  async (holdReason) => {
    const heldAt = later(-24 * 60)
    const pet = await makePet(db, {
      status: 'inactivo',
      heldAt,
      holdReason,
      textIssue: holdReason === 'text' ? 'phone' : null,
    })
    const { now } = await setStatus(pet, 'adoptable')
    expect(await listed(pet.id)).toMatchObject({ since: now.toISOString(), hold: { at: now.toISOString() } })
    await setStatus(pet, 'adoptado')
    expect(await listed(pet.id)).toMatchObject({ since: now.toISOString() })
  },
)

it('a hidden one that is withdrawn waits among those that are seen, as nobody waits to see it again', async () => {
  const withdrawn = await withdrawnAfter(reportByThree)
  const held = await makePet(db, { heldAt: new Date(), holdReason: 'text', textIssue: 'phone' })
  const { rows } = await listWaiting(db, 1)
  const ours = rows.flatMap((row) => (row.kind === 'pet' ? [row.petId] : []))
  expect(ours.filter((id) => [withdrawn.id, held.id].includes(id))).toEqual([held.id, withdrawn.id])
})
