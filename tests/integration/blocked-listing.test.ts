import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { outbox, pets } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { readCheckInToken } from '@/lib/adoption/check-ins/links'
import { checkInVerdict } from '@/lib/adoption/check-ins/policy'
import { findLinkedCheckIn } from '@/lib/adoption/check-ins/queries'
import { findReportable } from '@/lib/adoption/conversation/queries'
import {
  acceptRequest,
  concludeAdoption,
  openRequest,
  rejectRequest,
  returnPet,
  undoAcceptance,
} from '@/lib/adoption/requests/operations/answer'
import { findRequest } from '@/lib/adoption/requests/queries'
import { countUnanswered } from '@/lib/adoption/requests/received-queries'
import { blockPet, unblockPet } from '@/lib/moderation/staff/pets/block-operations'
import { hold } from '@/lib/pets/hold'
import { updatePet } from '@/lib/pets/operations/update-pet'
import { findPet } from '@/lib/pets/queries'
import { checkInMailKey } from '@/lib/platform/outbox/keys'
import { deleteAccount } from '@/lib/privacy/operations'
import { sqlEngine } from '@/lib/search/queries/engine'
import { readPetFile } from '@/lib/search/sitemap/queries'
import { UNAVAILABLE_LISTING } from '@/lib/text/copy/block'
import { askedPet, requestRow, statusesOf } from '@/tests/support/adoptions'
import { listAudit } from '@/tests/support/audit'
import { adoptionOfFrida, askOn, dayN } from '@/tests/support/check-ins'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'
import { request } from '@/tests/support/search-world'

/** The admin of the demo world. */
const ADMIN = staffActor(5)
const REASON = 'Pidió que no se vea mientras lo revisamos.'

async function readSitemap(id: number) {
  const entries = []
  for await (const chunk of readPetFile(db, Math.floor((id - 100_001) / 10_000) + 1)) entries.push(...chunk)
  return entries.filter((entry) => entry.id === id)
}

describe('a blocked listing', () => {
  it('is not told of by the link that asks its adopter how it goes', async () => {
    const { pet, token, requestId } = await adoptionOfFrida()
    await askOn(7)
    // Else nobody would have the link.
    await db
      .update(outbox)
      .set({ sentAt: dayN(7) })
      .where(eq(outbox.idempotencyKey, checkInMailKey(requestId, 7)))
    const verdict = async () => {
      const link = readCheckInToken(token)
      return checkInVerdict(link && (await findLinkedCheckIn(db, link)), dayN(8))
    }
    expect(await verdict()).toBe('open')
    await blockPet(makeContext(ADMIN), { petId: pet.id, reason: REASON })
    expect(await verdict()).toBe('away')
    await unblockPet(makeContext(ADMIN), { petId: pet.id, reason: REASON })
    expect(await verdict()).toBe('open')
  })

  it('is nowhere and cannot be changed, and comes back as it was, held or not', async () => {
    const owner = await makePerson()
    for (const before of [{}, hold('reports', new Date())]) {
      const pet = await makePet(db, { ownerId: owner.id, name: 'Quetzalina', ...before })
      const read = async () => ({
        page: await findPet(db, pet.id),
        sitemap: await readSitemap(pet.id),
        found: (await sqlEngine(db).search(request({ text: 'Quetzalina', perPage: 50 }))).cards,
      })
      const seen = await read()
      const ctx = makeContext(ADMIN)
      await blockPet(ctx, { petId: pet.id, reason: REASON })
      expect(ctx.expired).toContain(`pet:${pet.id}`)
      expect(await read()).toEqual({ page: null, sitemap: [], found: [] })
      await expect(updatePet(owner.ctx, { petId: pet.id, name: 'Otra' })).rejects.toMatchObject({
        code: 'conflict',
      })
      await unblockPet(ctx, { petId: pet.id, reason: REASON })
      expect(await read()).toEqual(seen)
      expect((await listAudit(`pet:${pet.id}`)).map(({ action }) => action)).toEqual([
        'listing.block',
        'listing.unblock',
      ])
      await db.delete(pets).where(eq(pets.id, pet.id))
    }
  })

  it('is not changed by what its owner answers to requests, who still reads them', async () => {
    const { owner, pet, requests } = await askedPet(2)
    const [accepted = 0, waiting = 0] = requests
    const state = async () => [
      await db.select().from(pets).where(eq(pets.id, pet.id)),
      await statusesOf(requests),
    ]
    const refused = { code: 'conflict', message: expect.stringContaining('bloqueada') }
    const tries = (deeds: ((ctx: typeof owner.ctx) => Promise<unknown>)[]) =>
      Promise.all(deeds.map((deed) => expect(deed(owner.newContext())).rejects.toMatchObject(refused)))
    const accept = (ctx: typeof owner.ctx) => acceptRequest(ctx, { requestId: accepted })
    const reject = (ctx: typeof owner.ctx) =>
      rejectRequest(ctx, { requestId: waiting, reason: 'otro', text: 'Ya tiene familia.' })
    await blockPet(makeContext(ADMIN), { petId: pet.id, reason: REASON })
    await openRequest(owner.newContext(), { requestId: waiting })
    expect(await statusesOf([waiting])).toEqual(['en revisión'])
    expect(await countUnanswered(db, owner.id, new Date())).toBe(0)
    expect((await findRequest(db, owner.id, waiting))?.hindrance).toBe('pet blocked')
    let before = await state()
    await tries([accept, reject])
    expect(await state()).toEqual(before)

    await unblockPet(makeContext(ADMIN), { petId: pet.id, reason: REASON })
    expect(await countUnanswered(db, owner.id, new Date())).toBe(2)
    await accept(owner.newContext())
    await blockPet(makeContext(ADMIN), { petId: pet.id, reason: REASON })
    before = await state()
    const conclude = (ctx: typeof owner.ctx) => concludeAdoption(ctx, { requestId: accepted })
    await tries([conclude, (ctx) => undoAcceptance(ctx, { requestId: accepted }), reject])
    expect(await state()).toEqual(before)

    await unblockPet(makeContext(ADMIN), { petId: pet.id, reason: REASON })
    await conclude(owner.newContext())
    await blockPet(makeContext(ADMIN), { petId: pet.id, reason: REASON })
    before = await state()
    await tries([(ctx) => returnPet(ctx, { requestId: accepted })])
    expect(await state()).toEqual(before)
  })

  it('has no name for an adopter who reports its conversation, and keeps it for its owner', async () => {
    const { owner, adopters, requests } = await askedPet(1, { name: 'Quetzalina' })
    const subject = { requestId: requests[0] ?? 0, messageId: null }
    const [adopter] = adopters
    const read = async () => [
      (await findReportable(db, adopter?.id ?? 0, subject))?.pet,
      (await findReportable(db, owner.id, subject))?.pet,
    ]
    expect(await read()).toEqual(['Quetzalina', 'Quetzalina'])
    const petId = (await requestRow(subject.requestId)).petId
    await blockPet(makeContext(ADMIN), { petId, reason: REASON })
    expect(await read()).toEqual([UNAVAILABLE_LISTING, 'Quetzalina'])
  })

  it('is kept from deletion with its owner’s account, who is told where to ask for it', async () => {
    const owner = await makePerson()
    const pet = await makePet(db, { ownerId: owner.id })
    await blockPet(makeContext(ADMIN), { petId: pet.id, reason: REASON })
    await expect(deleteAccount(owner.newContext(), { password: '' })).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('Tus derechos sobre tus datos'),
    })
    expect(await db.$count(pets, eq(pets.id, pet.id))).toBe(1)
    await unblockPet(makeContext(ADMIN), { petId: pet.id, reason: REASON })
    await deleteAccount(owner.newContext(), { password: '' })
    expect(await db.$count(pets, eq(pets.id, pet.id))).toBe(0)
  })
})
