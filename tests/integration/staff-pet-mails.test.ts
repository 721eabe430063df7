import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { pets, users } from '@/db/schema'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { suspend } from '@/lib/moderation/staff/accounts/account-state-operations'
import { blockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { blockPet, unblockPet } from '@/lib/moderation/staff/pets/block-operations'
import { releasePet } from '@/lib/moderation/staff/pets/operations'
import { findPetModeration } from '@/lib/moderation/staff/pets/queries'
import { hold } from '@/lib/pets/hold'
import { write } from '@/lib/platform/write'
import { makeContext, staffActor } from '@/tests/support/context'
import { mailsTo } from '@/tests/support/outbox'

const STAFF = 5
const staff = () => makeContext(staffActor(STAFF))
const REASON = 'Ya está corregido.'

async function heldPet(ownerId?: number) {
  const pet = await makePet(db, { ...(ownerId && { ownerId }), name: 'Canela', ...hold('staff', new Date()) })
  const [owner] = await db.select().from(users).where(eq(users.id, pet.ownerId))
  return { pet, email: owner?.email ?? '' }
}
const pendingFoundation = async () =>
  (await makeFoundation(db, { status: 'pendiente', decidedAt: null })).user.id
const suspendOwner = ({ ownerId: accountId }: { ownerId: number }) =>
  write(staff(), (tx) => suspend(tx, { accountId, actorId: STAFF, reason: REASON, now: new Date() }))
const release = async (petId: number) =>
  releasePet(staff(), { petId, seen: (await findPetModeration(db, petId))?.seen ?? '', reason: undefined })
const block = (petId: number) => blockPet(staff(), { petId, reason: REASON })
const unblock = (petId: number) => unblockPet(staff(), { petId, reason: REASON })
const newestTo = async (email: string) => (await mailsTo(email))[0]

describe('releasing a listing', () => {
  it('says whether people can see it now', async () => {
    const { pet: own } = await heldPet()
    const { pet: waiting } = await heldPet(await pendingFoundation())
    const { pet: suspended } = await heldPet()
    await suspendOwner(suspended)
    expect(await release(own.id)).toEqual({ hasPage: true })
    expect(await release(waiting.id)).toEqual({ hasPage: false })
    expect(await release(suspended.id)).toEqual({ hasPage: false })
  })
})

describe('the mail about a released listing', () => {
  it('says that it shows once its foundation is approved, where that is still to come', async () => {
    const { pet, email } = await heldPet(await pendingFoundation())
    await release(pet.id)
    const mail = await newestTo(email)
    expect(mail?.subject).toBe('Revisamos tu publicación de Canela')
    expect(mail?.text).toContain('Se verá en el sitio cuando tu fundación esté aprobada')
    expect(mail?.text).not.toContain('/pet-detail/')
  })

  it('is not sent to an owner who was suspended meanwhile', async () => {
    const { pet, email } = await heldPet()
    await suspendOwner(pet)
    const before = await mailsTo(email)
    await release(pet.id)
    expect(await mailsTo(email)).toEqual(before)
  })

  it('is written to a blocked owner, for whom it waits', async () => {
    const { pet, email } = await heldPet()
    await blockAccount(staff(), { accountId: pet.ownerId, reason: REASON })
    await release(pet.id)
    expect((await mailsTo(email)).map(({ subject }) => subject)).toContain(
      'Tu publicación de Canela está en el sitio',
    )
  })
})

describe('the mail about the end of a block of a listing', () => {
  it('leads to a listing that is seen again', async () => {
    const { pet, email } = await heldPet()
    await db.update(pets).set({ heldAt: null, holdReason: null }).where(eq(pets.id, pet.id))
    await block(pet.id)
    await unblock(pet.id)
    expect((await newestTo(email))?.text).toContain(`/pet-detail/${pet.id}`)
  })

  it.each<[string, (pet: typeof pets.$inferSelect) => Promise<unknown>]>([
    ['held', async () => undefined],
    [
      'withdrawn',
      ({ id }) =>
        db.update(pets).set({ status: 'inactivo', heldAt: null, holdReason: null }).where(eq(pets.id, id)),
    ],
    [
      'of a foundation that waits for approval',
      async ({ id }) => {
        const ownerId = await pendingFoundation()
        await db.update(pets).set({ ownerId, heldAt: null, holdReason: null }).where(eq(pets.id, id))
      },
    ],
    [
      'of a suspended owner',
      async (pet) => {
        await db.update(pets).set({ heldAt: null, holdReason: null }).where(eq(pets.id, pet.id))
        await suspendOwner(pet)
      },
    ],
  ])('says that one which is %s is still not seen', async (_, change) => {
    const { pet } = await heldPet()
    await change(pet)
    await block(pet.id)
    await unblock(pet.id)
    const [now] = await db
      .select({ email: users.email })
      .from(pets)
      .innerJoin(users, eq(users.id, pets.ownerId))
      .where(eq(pets.id, pet.id))
    const mail = await newestTo(now?.email ?? '')
    expect(mail?.subject).toBe('Terminó el bloqueo de la publicación de Canela')
    expect(mail?.text).toContain('Por otro motivo todavía no se ve en el sitio')
    expect(mail?.text).not.toContain('/pet-detail/')
  })
})
