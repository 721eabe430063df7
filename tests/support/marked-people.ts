import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '@/db/client'
import {
  adoptionCheckIns,
  adoptionMessages,
  adoptionRequestEvents,
  adoptionRequests,
  donations,
  dossiers,
  expenses,
  favourites,
  foundations,
  matches,
  monthlyGifts,
  pets,
  reports,
  reviews,
  users,
} from '@/db/schema'
import { createBooks } from '@/db/seed/books'
import { makePet, makeUser } from '@/db/seed/factories'
import { hold } from '@/lib/pets/hold'
import { ADOPTION_STATUSES, type AdoptionStatus } from '@/lib/text/vocabulary'

type Request = Pick<typeof adoptionRequests.$inferInsert, 'status' | 'reason'>
interface Kind {
  pet: Partial<typeof pets.$inferInsert>
  request: Request
}

/** Every state of a request, and of a pet. */
const KINDS: Kind[] = [
  { pet: {}, request: { status: 'enviada' } },
  { pet: {}, request: { status: 'en revisión' } },
  { pet: { status: 'en proceso' }, request: { status: 'aceptada' } },
  { pet: { status: 'en proceso' }, request: { status: 'en espera' } },
  { pet: {}, request: { status: 'rechazada', reason: 'lejos' } },
  { pet: {}, request: { status: 'retirada' } },
  { pet: { status: 'adoptado' }, request: { status: 'concluida' } },
  { pet: {}, request: { status: 'devuelta' } },
  { pet: { status: 'inactivo' }, request: { status: 'cerrada', reason: 'retirada' } },
  { pet: hold('staff', new Date()), request: { status: 'enviada' } },
  { pet: { pausedAt: new Date() }, request: { status: 'en revisión' } },
]

const PHONE = '973519064281'
/** Nothing else has these words and digits. */
const WORDS = {
  lastName: 'apellidoq',
  email: 'correoq',
  address: 'calleq',
  message: 'mensajeq',
  home: 'hogarq',
} as const
export type Marker = keyof typeof WORDS | 'phone'

const WORD = /(apellidoq|correoq|calleq|mensajeq|hogarq)\d/gi
const BETWEEN_DIGITS = /[\s()./+-]/g

/** What is said of a marked person in a text, however a phone number is written. */
export function markersIn(text: string): Set<Marker> {
  const found = new Set([...text.matchAll(WORD)].map(([, word = '']) => word.toLowerCase()))
  const words = (Object.keys(WORDS) as (keyof typeof WORDS)[]).filter((marker) => found.has(WORDS[marker]))
  const digits = text.replace(BETWEEN_DIGITS, '')
  return new Set<Marker>(digits.includes(PHONE) ? [...words, 'phone'] : words)
}

/** The private data of the n-th marked person; the first name is public. */
const markedPerson = (n: number) => ({
  name: 'Paola',
  lastName: `${WORDS.lastName}${n}`,
  email: `${WORDS.email}${n}@correo.example`,
  phone: `+${PHONE.slice(0, 4)} ${PHONE.slice(4, 8)}-${PHONE.slice(8)} ${n}`,
  address: `${WORDS.address}${n} 12-34`,
  emailVerifiedAt: new Date(),
})
const markedMessage = (n: number) => `Hola, ${WORDS.message}${n}.`
const markedHome = (n: number) => ({
  home: 'casa' as const,
  tenure: 'propio' as const,
  adults: 2,
  children: 1,
  childrenAges: `${WORDS.home}${n}`,
  otherPets: [],
  hoursAlone: '2 a 4' as const,
  experience: `Tuvimos un gato, ${WORDS.home}${n}.`,
  consentVersion: 1,
})

const MATCH = {
  type: 'ambos',
  hadPet: true,
  age: 'joven',
  gender: 'hembra',
  coat: 'corto',
  size: 'mediano',
} as const

/**
 * Inserts people with marked private data, each with a pet, an adopter profile, a dossier, a favourite and a request for
 * the next one's pet, in every state in turn, with a conversation and which is reported; some also donate to a foundation,
 * once and every month, and review it, where staff hid some of the reviews, and report a pet.
 */
export async function seedMarkedPeople(db: Db, count: number, foundationId: number) {
  const { countryId, cityId } = await makeUser(db)
  const rows = Array.from({ length: count }, (_, n) => ({ ...markedPerson(n), countryId, cityId }))
  const people = (await db.insert(users).values(rows).returning({ id: users.id })).map(({ id }) => id)
  const { id: _, ...model } = await makePet(db)
  const kindOf = (n: number): Kind => KINDS[n % KINDS.length] ?? { pet: {}, request: { status: 'enviada' } }
  const offered = await db
    .insert(pets)
    .values(people.map((ownerId, n) => ({ ...model, ownerId, ...kindOf(n).pet })))
    .returning({ id: pets.id, ownerId: pets.ownerId, status: pets.status })
  const next = (n: number, steps = 1) => people[(n + steps) % count] ?? 0
  const sent = await db
    .insert(adoptionRequests)
    .values(
      offered.map(({ id: petId }, n) => ({
        ...kindOf(n).request,
        petId,
        adopterId: next(n),
        message: markedMessage(n),
        match: MATCH,
        dossier: markedHome(n),
      })),
    )
    .returning({ id: adoptionRequests.id, status: adoptionRequests.status })
  const event = (status: AdoptionStatus, n: number, actorId: number) => ({
    requestId: sent[n]?.id ?? 0,
    actorId,
    status,
    note: markedMessage(n),
  })
  await db.insert(adoptionRequestEvents).values(sent.map(({ status }, n) => event(status, n, next(n))))
  const adoptions = sent.filter(({ status }) => status === 'concluida')
  await db.insert(adoptionCheckIns).values(
    adoptions.map(({ id }, n) => ({
      requestId: id,
      day: 7 as const,
      sentAt: new Date(),
      answeredAt: new Date(),
      answer: 'adaptándose' as const,
      note: markedMessage(n),
    })),
  )
  await db.insert(adoptionMessages).values(
    sent.flatMap(({ id: requestId }, n) => [
      { requestId, side: 'adopter' as const, authorId: next(n), body: markedMessage(n) },
      {
        requestId,
        side: 'owner' as const,
        authorId: people[n],
        body: `Mi número es ${markedPerson(n).phone}`,
      },
    ]),
  )
  await db.insert(matches).values(people.map((userId) => ({ ...MATCH, userId })))
  await db
    .insert(dossiers)
    .values(people.map((userId, n) => ({ ...markedHome(n), userId, consentAt: new Date() })))
  await db.insert(favourites).values(offered.map(({ id: petId }, n) => ({ petId, userId: next(n, 2) })))
  const some = people.filter((_, n) => n % 20 === 0)
  const review = { foundationId, points: 4, comment: 'Nos acompañaron durante todo el proceso.' }
  // Every third one hidden by staff, and what it says is nobody's business any more.
  const hidden = { comment: markedMessage(count), hiddenAt: new Date() }
  await db
    .insert(reviews)
    .values(some.map((userId, n) => ({ ...review, userId, ...(n % 3 === 0 ? hidden : {}) })))
  // What staff have hidden of an expense as well; its own foundation still reads it.
  await db.insert(expenses).values({
    foundationId: await anotherFoundation(db, foundationId),
    title: markedMessage(count),
    amountMinor: 100,
    currency: 'USD',
    spentOn: '2026-10-03',
    hiddenAt: new Date(),
  })
  // Unnamed: the foundation, too, sees a number alone.
  const gift = {
    foundationId,
    currency: 'USD' as const,
    ...createBooks('aprobado', 2_000),
    amountMinor: 2_000,
  }
  await db.insert(donations).values(some.map((donorId) => ({ ...gift, donorId })))
  const everyMonth = { foundationId, amountMinor: 500, currency: 'USD', status: 'activo' } as const
  await db
    .insert(monthlyGifts)
    .values(some.map((donorId) => ({ ...everyMonth, donorId, startedAt: new Date() })))
  const report = { reason: 'otro', details: markedMessage(count) } as const
  await db
    .insert(reports)
    .values(some.map((reporterId, n) => ({ ...report, reporterId, petId: offered[n]?.id ?? 0 })))
  const ofConversations = sent.map(({ id: requestId }, n) => ({ ...report, reporterId: next(n), requestId }))
  await db.insert(reports).values(ofConversations)
  return { people, offered, sent }
}

async function anotherFoundation(db: Db, foundationId: number): Promise<number> {
  const [other] = await db
    .select({ id: foundations.userId })
    .from(foundations)
    .where(and(eq(foundations.status, 'aprobada'), ne(foundations.userId, foundationId)))
    .orderBy(foundations.userId)
    .limit(1)
  return other?.id ?? 0
}

const SHARED: readonly AdoptionStatus[] = ['aceptada', 'concluida', 'devuelta']
const CLOSED_CONTACTS = ADOPTION_STATUSES.filter((status) => !SHARED.includes(status))
const reasonOf = (status: AdoptionStatus) => (status === 'cerrada' ? ('retirada' as const) : null)

/** An unmarked owner whom marked people have asked for a pet, in every state that shares no contacts. */
export async function seedOwner(db: Db, people: readonly number[]): Promise<number> {
  const { id: petId, ownerId } = await makePet(db)
  await db.insert(adoptionRequests).values(
    CLOSED_CONTACTS.map((status, n) => ({
      petId,
      adopterId: people[n] ?? 0,
      status,
      reason: reasonOf(status),
      message: markedMessage(n),
      match: MATCH,
      dossier: markedHome(n),
    })),
  )
  return ownerId
}

/** An unmarked adopter who has asked marked people for a pet, once in every state that shares no contacts. */
export async function seedApplicant(db: Db, offered: readonly { id: number }[]): Promise<number> {
  const { id: adopterId } = await makeUser(db)
  await db.insert(adoptionRequests).values(
    CLOSED_CONTACTS.map((status, n) => ({
      adopterId,
      petId: offered[n]?.id ?? 0,
      status,
      reason: reasonOf(status),
    })),
  )
  return adopterId
}
