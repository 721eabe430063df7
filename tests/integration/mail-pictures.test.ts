import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { pets } from '@/db/schema'
import { makePet } from '@/db/seed/factories'
import { acceptRequest, rejectRequest } from '@/lib/adoption/requests/operations/answer'
import { findMailedDestination } from '@/lib/people/destinations/queries'
import { findMailPictures } from '@/lib/photos/mail-picture-queries'
import { adoptPath } from '@/lib/text/adopter-routes'
import { DAY_MS } from '@/lib/text/durations'
import { askedPet, emailOf } from '@/tests/support/adoptions'
import { mailsTo } from '@/tests/support/outbox'
import { addPhotos } from '@/tests/support/pets'

const hashOf = (digit: string) => digit.repeat(32)
const fileOf = (digit: string) => `/media/${hashOf(digit)}-og.jpg`

describe('a mail about a pet', () => {
  it('shows its main photo as JPEG, to both sides of a request', async () => {
    const { owner, pet, adopters, requests } = await askedPet(1)
    await addPhotos(pet.id, hashOf('a'), hashOf('b'))
    await acceptRequest(owner.newContext(), { requestId: requests[0] ?? 0 })
    for (const person of [owner, adopters[0] ?? owner]) {
      const [mail] = await mailsTo(await emailOf(person))
      expect(mail?.html).toContain(fileOf('a'))
      expect(mail?.html).not.toMatch(new RegExp(`${fileOf('b')}|\\.webp`))
    }
  })

  it('shows none while staff look at the pet, or block it', async () => {
    const shown = await makePet(db)
    const held = await makePet(db, { heldAt: new Date(), holdReason: 'staff' })
    const blocked = await makePet(db, { blockedAt: new Date() })
    for (const { id } of [shown, held, blocked]) await addPhotos(id, hashOf('c'))
    const pictures = await findMailPictures(db, [shown.id, held.id, blocked.id])
    expect([...pictures.keys()]).toEqual([shown.id])
  })

  it('says no once, and shows at most three similar pets with picture and city', async () => {
    const { owner, pet, adopters, requests } = await askedPet(1)
    const alike = await Promise.all(
      Array.from({ length: 4 }, () =>
        makePet(db, { ...like(pet), name: 'Parecida', publishedAt: new Date(Date.now() + DAY_MS) }),
      ),
    )
    for (const { id } of alike) await addPhotos(id, hashOf('d'))
    const text = 'Gracias por escribir. Ojalá encuentres pronto a tu mascota.'
    await rejectRequest(owner.newContext(), { requestId: requests[0] ?? 0, reason: 'otro', text })
    const [mail] = await mailsTo(await emailOf(adopters[0] ?? owner))
    expect(mail?.text.match(/Ojalá/g)).toHaveLength(1)
    expect(mail?.text).not.toContain('no pudo ser')
    expect(mail?.text.match(/Conoce a [^\n]+, en [^\n]+:\n/g)).toHaveLength(3)
    expect(mail?.html.split('width="112"').length).toBeGreaterThan(3)
  })
})

type Pet = Awaited<ReturnType<typeof makePet>>
const like = ({ type, breedId, countryId, cityId, age, gender, size, coat }: Pet) => ({
  ...{ type, breedId, countryId, cityId, age, gender, size, coat },
})

describe('the confirmation of an address', () => {
  it('shows the pet that its reader came from, unless a stranger put it there a moment ago', async () => {
    const now = new Date()
    const pet = await makePet(db, { name: 'Canela', publishedAt: now })
    await addPhotos(pet.id, hashOf('e'))
    const path = adoptPath(pet.id)
    expect(await findMailedDestination(db, path, now)).toMatchObject({ pet: 'Canela', picture: null })
    const later = new Date(now.getTime() + 3 * DAY_MS)
    expect((await findMailedDestination(db, path, later)).picture?.url).toContain(fileOf('e'))
    await db.update(pets).set({ heldAt: now, holdReason: 'staff' }).where(eq(pets.id, pet.id))
    expect(await findMailedDestination(db, path, later)).toMatchObject({ pet: null, picture: null })
  })
})
