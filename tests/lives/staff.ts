import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { contactMessages, keptCases, pets, reports, reviews, rightsRequests, stories } from '@/db/schema'
import { answerContact, closeContact } from '@/lib/moderation/contact/desk-operations'
import { blockAccount, unblockAccount } from '@/lib/moderation/staff/accounts/block-operations'
import { restoreAccount, suspendAccount } from '@/lib/moderation/staff/accounts/suspension-operations'
import { acceptReport } from '@/lib/moderation/staff/conversations/operations'
import { closeKeptCase } from '@/lib/moderation/staff/kept-cases/operations'
import { settlePaymentIssue } from '@/lib/moderation/staff/money/operations'
import { removePet } from '@/lib/moderation/staff/pets/operations'
import { stateOfConversation, stateOfPet, stateOfReview } from '@/lib/moderation/staff/policy'
import { hideReview } from '@/lib/moderation/staff/reviews/operations'
import { publishStory, removeStory } from '@/lib/moderation/staff/stories/operations'
import { noteReauthentication } from '@/lib/platform/session/operations'
import { answerRight } from '@/lib/privacy/rights/desk-operations'
import { attempt, type Life, staffContext, type World } from './world'

/** Notes of staff name those whom they are about. */
const reasonFor = (...lives: (Life | undefined)[]) =>
  `Lo vimos con ${lives.flatMap((life) => life?.code ?? []).join(' y ')} y quedó claro.`

const lifeOf = ({ lives }: World, id: number) => lives.find((life) => life.id === id)

/** Decisions of one day. */
export async function decideCases(world: World, alive: readonly Life[]): Promise<void> {
  const { db, random, now } = world
  const ctx = () => staffContext(world)
  const [staffId = 0] = world.staff
  await noteReauthentication(db, { sessionId: `sesión ${now.getTime()}`, userId: staffId }, now)
  for (const life of alive) {
    if (!random.chance(0.01)) continue
    await attempt(world, 'suspension', async () => {
      const about = { accountId: life.id, motive: 'otro' as const, reason: reasonFor(life) }
      if (life.suspended) await restoreAccount(ctx(), about)
      else await suspendAccount(ctx(), about)
      life.suspended = !life.suspended
    })
    await attempt(world, 'block', async () => {
      const about = { accountId: life.id, reason: reasonFor(life) }
      await blockAccount(ctx(), about)
      await unblockAccount(ctx(), about)
    })
  }
  for (const row of await openReports(world)) {
    if (!random.chance(0.3)) continue
    await attempt(world, 'decided report', () => decideReport(world, row))
  }
  const asked = await db
    .select()
    .from(rightsRequests)
    .where(and(isNotNull(rightsRequests.receivedAt), isNull(rightsRequests.answeredAt)))
  for (const row of asked)
    await attempt(world, 'answered right', () =>
      answerRight(ctx(), { id: row.id, answer: 'Hicimos lo que nos pediste.' }),
    )
  const written = await db.select().from(contactMessages).where(eq(contactMessages.status, 'open'))
  for (const { id } of written)
    await attempt(world, 'decided message', () =>
      random.chance(0.5)
        ? answerContact(ctx(), { id, answer: 'Gracias por escribirnos.' })
        : closeContact(ctx(), { id }),
    )
  const told = await db.select({ id: stories.id }).from(stories).where(isNull(stories.publishedAt))
  for (const { id } of told)
    await attempt(world, 'decided story', () =>
      random.chance(0.8)
        ? publishStory(ctx(), { id })
        : removeStory(ctx(), { id, seen: 'offered', reason: 'Se lee una dirección.' }),
    )
  for (const { event, donor } of world.payments.splice(0))
    await attempt(world, 'settled payment', () =>
      settlePaymentIssue(ctx(), { eventId: event, reason: reasonFor(donor) }),
    )
  const kept = await db.select({ id: keptCases.id }).from(keptCases)
  for (const { id } of kept)
    if (random.chance(0.05))
      await attempt(world, 'closed case', () => closeKeptCase(ctx(), { caseId: id, outcome: 'dismiss' }))
}

const openReports = ({ db }: World) =>
  db.select().from(reports).where(eq(reports.status, 'abierto')).orderBy(desc(reports.id)).limit(100)

async function decideReport(world: World, row: typeof reports.$inferSelect): Promise<void> {
  const { db } = world
  const ctx = staffContext(world)
  const { id: reportId, petId, requestId, reviewId } = row
  const request = world.requests.find(({ id }) => id === requestId)
  const [last] = await db
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(
        eq(reports.status, 'abierto'),
        petId ? eq(reports.petId, petId) : undefined,
        requestId ? eq(reports.requestId, requestId) : undefined,
        row.messageId ? eq(reports.messageId, row.messageId) : undefined,
        reviewId ? eq(reports.reviewId, reviewId) : undefined,
      ),
    )
    .orderBy(desc(reports.id))
    .limit(1)
  const lastOpen = last?.id ?? 0
  if (petId !== null) {
    const [pet] = await db.select().from(pets).where(eq(pets.id, petId))
    if (!pet) return
    const reason = reasonFor(lifeOf(world, pet.ownerId))
    const blockPhotos = world.random.chance(0.2) ? ('si' as const) : undefined
    await removePet(ctx, { petId, seen: stateOfPet({ ...pet, lastOpen }), reason, blockPhotos })
  } else if (reviewId !== null) {
    const [review] = await db.select().from(reviews).where(eq(reviews.id, reviewId))
    if (!review) return
    const reason = reasonFor(lifeOf(world, review.userId), lifeOf(world, review.foundationId))
    await hideReview(ctx, { reviewId, seen: stateOfReview({ ...review, lastOpen }), reason })
  } else {
    const reason = reasonFor(request?.owner, request?.adopter)
    const seen = stateOfConversation({ lastOpen, removedAt: null })
    await acceptReport(ctx, { reportId, seen, reason })
  }
}
