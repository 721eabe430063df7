import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { adoptionCheckIns, adoptionMessages, adoptionRequests, emailTokens, endedSessions } from '@/db/schema'
import { makeReview } from '@/db/seed/factories'
import { answerCheckIn } from '@/lib/adoption/check-ins/operations/answer'
import { sendMessage } from '@/lib/adoption/conversation/operations/send'
import { deleteDossier, saveDossier } from '@/lib/adoption/dossiers/operations'
import {
  acceptRequest,
  concludeAdoption,
  openRequest,
  rejectRequest,
  returnPet,
  withdrawRequest,
} from '@/lib/adoption/requests/operations/answer'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { sendContact } from '@/lib/moderation/contact/operations'
import { reportConversation, reportPet } from '@/lib/moderation/reports/operations'
import { publishReview, replyToReview, reportReview } from '@/lib/moderation/reviews/operations'
import { rememberIp } from '@/lib/people/accounts/operations/remember-ip'
import { editMatch } from '@/lib/people/matches/operations'
import { setFavourite } from '@/lib/pets/favourites/operations'
import { ANONYMOUS } from '@/lib/platform/actor'
import { reserveStorage } from '@/lib/platform/files/operations/storage'
import { askForRight } from '@/lib/privacy/rights/operations'
import { saveSearch } from '@/lib/search/saved-searches/operations/manage'
import { DAY_MS } from '@/lib/text/durations'
import { DATA_RIGHTS } from '@/lib/text/vocabulary'
import { checkInTokenOf } from '@/tests/support/check-ins'
import { dossierInput } from '@/tests/support/dossiers'
import { dogsInQuito } from '@/tests/support/saved-searches'
import { donate, keepBooks, leaveFile, publishPet, uploadPhoto } from './records'
import { tellStory } from './stories'
import { contextOf, emailOf, type Life, lifeContext, type World } from './world'

type Deed = (world: World, life: Life) => Promise<unknown>

const isShelter = ({ kind, confirmed, gone }: Life) => kind === 'foundation' && confirmed && !gone

const NOBODY = 'Todavía no hay con quién'
/** Recent ones: older ones are mostly closed or gone. */
function recent<Item>(
  { random }: World,
  items: readonly Item[],
  which: (item: Item) => boolean,
): Item | null {
  const found = items.slice(-400).filter(which)
  return found.length === 0 ? null : random.pick(found)
}

const says = ({ code }: Life) => `Te cuento algo sobre ${code}, con calma.`

const ask: Deed = async (world, life) => {
  const pet = recent(world, world.pets, ({ owner }) => owner !== life)
  if (!pet) return NOBODY
  const asked = await requestAdoption(lifeContext(world, life), { petId: pet.id, message: says(life) })
  if (asked.created) world.requests.push({ id: asked.id, owner: pet.owner, adopter: life })
}

const talk: Deed = async (world, life) => {
  const request = recent(world, world.requests, ({ owner, adopter }) => owner === life || adopter === life)
  if (!request) return NOBODY
  const message = { requestId: request.id, body: says(life) }
  if (world.random.chance(0.8)) await sendMessage(lifeContext(world, life), message)
  else await reportTalk(world, life, request.id)
}

async function reportTalk(world: World, life: Life, requestId: number): Promise<void> {
  const [other] = await world.db
    .select({ id: adoptionMessages.id, authorId: adoptionMessages.authorId })
    .from(adoptionMessages)
    .where(eq(adoptionMessages.requestId, requestId))
    .limit(1)
  const messageId = other && other.authorId !== life.id ? other.id : null
  await reportConversation(lifeContext(world, life), {
    requestId,
    messageId,
    reason: 'acoso',
    details: says(life),
  })
}

const decide: Deed = async (world, life) => {
  const request = recent(world, world.requests, ({ owner, adopter }) => owner === life || adopter === life)
  if (!request) return NOBODY
  const { id: requestId } = request
  const ctx = lifeContext(world, life)
  if (request.adopter === life) return withdrawRequest(ctx, { requestId })
  const roll = world.random.next()
  if (roll < 0.15) return openRequest(ctx, { requestId })
  if (roll < 0.35) return rejectRequest(ctx, { requestId, reason: 'otro', text: says(life) })
  await acceptRequest(ctx, { requestId })
  if (roll < 0.5) return
  await concludeAdoption(ctx, { requestId })
  world.adoptions.push({ requestId })
  if (roll > 0.9) await returnPet(ctx, { requestId })
}

const tell: Deed = async (world) => {
  const adoption = recent(world, world.adoptions, () => true)
  if (!adoption) return NOBODY
  const { requestId } = adoption
  const [asked] = await world.db
    .select({ adopterId: adoptionRequests.adopterId })
    .from(adoptionCheckIns)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, adoptionCheckIns.requestId))
    .where(eq(adoptionCheckIns.requestId, requestId))
  const adopter = world.lives.find(({ id }) => id === asked?.adopterId)
  if (!adopter) return NOBODY
  const { ctx } = contextOf(world, ANONYMOUS, 'unknown')
  const input = { token: await checkInTokenOf(requestId), answer: 'muy bien' as const, photo: null }
  await answerCheckIn(ctx, { ...input, note: says(adopter) })
  await tellStory(world, adopter, { requestId, text: `${says(adopter)} Duerme a mis pies.` })
}

const report: Deed = async (world, life) => {
  const pet = recent(world, world.pets, ({ owner }) => owner !== life)
  if (!pet) return NOBODY
  const details = world.random.chance(0.5) ? says(life) : ''
  const { ctx } = contextOf(world, ANONYMOUS, `198.51.100.${life.n % 250}`)
  const sender = details === '' ? ctx : lifeContext(world, life)
  await reportPet(sender, { petId: pet.id, reason: 'dinero', details })
}

const review: Deed = async (world, life) => {
  const foundation = recent(world, world.lives, isShelter)
  if (!foundation || foundation === life || life.kind !== 'person') return NOBODY
  const foundationId = foundation.id
  if (world.random.chance(0.5))
    return publishReview(lifeContext(world, life), { foundationId, points: 4, comment: says(life) })
  const row = await makeReview(world.db, foundationId, { userId: life.id, comment: says(life) })
  world.reviews.push({ id: row.id, seen: row.updatedAt.toISOString(), author: life, foundation })
}

const answerReview: Deed = async (world, life) => {
  const found = recent(world, world.reviews, () => true)
  if (!found) return NOBODY
  const { id: reviewId, seen, foundation } = found
  if (world.random.chance(0.5))
    return reportReview(lifeContext(world, life), { reviewId, reason: 'acoso', details: says(life) })
  await replyToReview(lifeContext(world, foundation), { reviewId, seen, reply: says(foundation) })
}

const give: Deed = async (world, life) => {
  const foundation = recent(world, world.lives, isShelter)
  if (!foundation || foundation === life) return NOBODY
  await donate(world, life, foundation)
}

const insist: Deed = async (world, life) => {
  const right = world.random.pick(DATA_RIGHTS)
  const input = { right, countryId: 'ECU' as const, body: says(life) }
  if (world.random.chance(0.5)) return askForRight(lifeContext(world, life), input)
  const { ctx } = contextOf(world, ANONYMOUS, `203.0.113.${life.n % 250}`)
  await askForRight(ctx, { ...input, email: emailOf(life) })
}

const write: Deed = async (world, life) => {
  const input = { kind: 'other' as const, name: life.code, message: says(life) }
  if (world.random.chance(0.5)) return sendContact(lifeContext(world, life), input)
  const { ctx } = contextOf(world, ANONYMOUS, `203.0.113.${life.n % 250}`)
  await sendContact(ctx, { ...input, email: emailOf(life) })
}

const search: Deed = (world, life) =>
  saveSearch(lifeContext(world, life), {
    search: { path: `/searcher/pet/dog/quito?q=${life.code}`, request: dogsInQuito() },
    name: `Perros para ${life.code}`,
    frequency: world.random.pick(['al instante', 'diaria', 'semanal']),
  })

const favour: Deed = async (world, life) => {
  const pet = recent(world, world.pets, () => true)
  if (!pet) return NOBODY
  await setFavourite(lifeContext(world, life), { userId: life.id, petId: pet.id }, true)
}

const match: Deed = (world, life) =>
  editMatch(lifeContext(world, life), {
    type: 'perro',
    hadPet: true,
    age: 'joven',
    gender: 'hembra',
    coat: 'corto',
    size: 'mediano',
  })

const sign: Deed = async ({ db, now, ...world }, life) => {
  await rememberIp({ db, now, clientIp: `192.0.2.${life.n % 250}` }, life.id)
  const tokenHash = `enlace ${life.code} ${now.getTime()}`
  const ends = new Date(now.getTime() + DAY_MS / 24)
  await db
    .insert(emailTokens)
    .values({ tokenHash, userId: life.id, purpose: 'sign-in', expiresAt: ends, createdAt: now })
    .onConflictDoNothing()
  if (world.random.chance(0.5))
    await db
      .insert(endedSessions)
      .values({ sessionId: randomUUID(), expiresAt: new Date(now.getTime() + 30 * DAY_MS) })
      .onConflictDoNothing()
}

/** What people do, each as often as its number says. */
const OF_PEOPLE: readonly (readonly [string, number, Deed])[] = [
  [
    'home',
    3,
    (world, life) => saveDossier(lifeContext(world, life), dossierInput({ experience: says(life) })),
  ],
  ['home withdrawn', 0.3, (world, life) => deleteDossier(lifeContext(world, life))],
  ['pet', 3, publishPet],
  ['request', 6, ask],
  ['message', 6, talk],
  ['decision', 5, decide],
  ['check-in', 3, tell],
  ['report', 2, report],
  ['review', 2, review],
  ['answer to a review', 1.5, answerReview],
  ['donation', 3, give],
  ['right', 1, insist],
  ['message to staff', 1, write],
  ['saved search', 1, search],
  ['favourite', 3, favour],
  ['adopter profile', 2, match],
  ['sign-in', 3, sign],
  ['upload', 1, uploadPhoto],
  ['broken upload', 0.5, leaveFile],
  [
    'reservation',
    1,
    ({ db, now }, { id: ownerId }) => reserveStorage(db, { ownerId, bytes: 9, now, quota: 1_000_000_000 }),
  ],
]
const OF_FOUNDATIONS = [...OF_PEOPLE, ['books', 6, keepBooks] as const, ['pets', 8, publishPet] as const]

/** One of the things that this life can do. */
export function chooseDeed(world: World, life: Life): { name: string; deed: Deed } {
  const deeds = life.kind === 'person' ? OF_PEOPLE : OF_FOUNDATIONS
  let left = world.random.next() * deeds.reduce((sum, [, weight]) => sum + weight, 0)
  for (const [name, weight, deed] of deeds) {
    left -= weight
    if (left < 0) return { name, deed }
  }
  return { name: 'sign-in', deed: sign }
}
