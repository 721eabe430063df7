import type { Db } from '@/db/client'
import { adoptionMessages, adoptionRequests, donations, foundationSlugs } from '@/db/schema'
import { makeFoundation, makePet, makeReview, makeUser } from '@/db/seed/factories'
import { insertFavourite } from '@/lib/pets/favourites/queries'
import { DAY_MS } from '@/lib/text/durations'

/** No word of the demo has it; each text continues it otherwise. */
export const CANARY = 'Zuzunaga'
const word = (n: number) => `${CANARY}${'abcdefghijkl'[n]}`

/**
 * A foundation with a pet, and a person with a pet, a comment, a donation and a request: all their texts are canaries. And
 * witnesses on the other side of each.
 */
export async function plantCanaries(db: Db) {
  const { user: foundation } = await makeFoundation(db, {
    name: word(0),
    mission: `${word(1)} ${'cuida animales. '.repeat(10)}`,
  })
  const slug = `refugio-${foundation.id}`
  await db.insert(foundationSlugs).values({ slug, foundationId: foundation.id })
  const story = 'busca un hogar tranquilo. '.repeat(6)
  const pet = await makePet(db, { ownerId: foundation.id, name: word(2), description: `${word(3)} ${story}` })
  const person = await makeUser(db, { name: word(4), lastName: word(5) })
  const own = await makePet(db, { ownerId: person.id, name: word(6), description: `${word(7)} ${story}` })
  const { user: refuge } = await makeFoundation(db)
  await makeReview(db, refuge.id, { userId: person.id, comment: `${word(8)} nos ayudó.` })
  const paid = { amountMinor: 2_000, currency: 'USD' as const, status: 'aprobado' as const, paidMinor: 2_000 }
  await db.insert(donations).values({ ...paid, donorId: person.id, foundationId: refuge.id, named: true })
  const witness = await makeUser(db)
  await db
    .insert(donations)
    .values({ ...paid, donorId: witness.id, foundationId: foundation.id, petId: pet.id, named: true })
  await insertFavourite(db, { userId: witness.id, petId: pet.id })
  await insertFavourite(db, { userId: witness.id, petId: own.id })
  const asked = await makePet(db, { ownerId: witness.id })
  // Of yesterday: 'hace 3 minutos' would read otherwise a minute later.
  const createdAt = new Date(Date.now() - DAY_MS)
  const waiting = { status: 'en revisión' as const, createdAt, updatedAt: createdAt }
  const [received] = await db
    .insert(adoptionRequests)
    .values({ ...waiting, petId: asked.id, adopterId: person.id, message: `Hola, ${word(9)}.` })
    .returning()
  const [sent] = await db
    .insert(adoptionRequests)
    .values({ ...waiting, petId: own.id, adopterId: witness.id })
    .returning()
  const words = { side: 'owner' as const, authorId: person.id, body: `${word(10)} te espera.` }
  await db
    .insert(adoptionMessages)
    .values({ ...words, requestId: sent?.id ?? 0, createdAt, readAt: createdAt })
  return {
    ...{ foundation, slug, pet, person, own, refuge, witness },
    requests: { received: received?.id ?? 0, sent: sent?.id ?? 0 },
  }
}
