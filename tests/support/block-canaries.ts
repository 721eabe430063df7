import { randomUUID } from 'node:crypto'
import type { Db } from '@/db/client'
import {
  adoptionCheckIns,
  adoptionMessages,
  adoptionRequestEvents,
  adoptionRequests,
  donations,
  expenses,
  foundationSlugs,
  matches,
  stories,
} from '@/db/schema'
import { makeFoundation, makePet, makeReview, makeUser } from '@/db/seed/factories'
import { insertFavourite } from '@/lib/pets/favourites/queries'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { DAY_MS } from '@/lib/text/durations'
import { blots } from './pictures'

/** No word of the demo has it; each text continues it otherwise. */
export const CANARY = 'Zuzunaga'
const word = (n: number) => `${CANARY}${'abcdefghijklmnopqr'[n]}`

/**
 * A foundation with a pet and an expense, and a person with a pet, a comment, a donation and a request: all their texts are
 * canaries. Each is a side of an adoption, too, whose adopter told a story. And witnesses on the other side of each.
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
  const review = await makeReview(db, refuge.id, { userId: person.id, comment: `${word(8)} nos ayudó.` })
  const paid = { amountMinor: 2_000, currency: 'USD' as const, status: 'aprobado' as const, paidMinor: 2_000 }
  await db.insert(donations).values({ ...paid, donorId: person.id, foundationId: refuge.id, named: true })
  const witness = await makeUser(db)
  const [donation] = await db
    .insert(donations)
    .values({ ...paid, donorId: witness.id, foundationId: foundation.id, petId: pet.id, named: true })
    .returning()
  const spent = { amountMinor: 1_500, currency: 'USD' as const, spentOn: '2026-10-01' }
  await db
    .insert(expenses)
    .values({ ...spent, foundationId: foundation.id, title: word(11), story: `${word(12)} se vacunó.` })
  const looksFor = { type: 'perro', age: 'joven', gender: 'hembra', coat: 'corto', size: 'mediano' } as const
  await db.insert(matches).values({ ...looksFor, userId: witness.id, hadPet: true })
  await insertFavourite(db, { userId: witness.id, petId: pet.id })
  await insertFavourite(db, { userId: witness.id, petId: own.id })
  // Before theirs: a home page has the newest.
  const asked = await makePet(db, { ownerId: witness.id, publishedAt: new Date(Date.now() - 30 * DAY_MS) })
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
  const given = await makePet(db, { ownerId: foundation.id, name: word(13), status: 'adoptado' })
  const kept = await addAdoption(db, { petId: given.id, adopterId: witness.id }, 'Duerme a mis pies.')
  const ofRefuge = await makePet(db, { ownerId: refuge.id, status: 'adoptado' })
  const taken = await addAdoption(db, { petId: ofRefuge.id, adopterId: person.id }, `${word(14)} duerme.`)
  return {
    ...{ foundation, slug, pet, given, person, own, refuge, witness },
    ...{ review: review.id, donation: donation?.id ?? 0 },
    requests: { received: received?.id ?? 0, sent: sent?.id ?? 0, kept, taken: taken.id },
  }
}

/** Concluded a week ago, with a good answer, a photo for its owner and a story for everybody. */
async function addAdoption(db: Db, sides: { petId: number; adopterId: number }, text: string) {
  const at = new Date(Date.now() - 10 * DAY_MS)
  const [request] = await db
    .insert(adoptionRequests)
    .values({ ...sides, status: 'concluida', createdAt: at, updatedAt: at })
    .returning()
  if (!request) throw new Error('There is no request')
  const requestId = request.id
  await db.insert(adoptionRequestEvents).values({ requestId, status: 'concluida', createdAt: at })
  const photo = `check-ins/${randomUUID()}.jpg`
  await fileStore.put(photo, await blots(81, 900, 700), 'image/jpeg')
  const sentAt = new Date(at.getTime() + 7 * DAY_MS)
  const answered = { sentAt, answeredAt: sentAt, answer: 'muy bien' as const, note: text, photo }
  await db.insert(adoptionCheckIns).values({ requestId, day: 7, ...answered })
  await db.insert(stories).values({ requestId, text, offeredAt: sentAt, publishedAt: sentAt })
  return request
}
