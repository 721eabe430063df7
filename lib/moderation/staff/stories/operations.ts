import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '@/db/client'
import { adoptionRequests, pets, stories, storyPhotos, users } from '@/db/schema'
import { lockAccounts } from '@/lib/adoption/requests/operations/lock'
import { endStory } from '@/lib/adoption/stories/end-operations'
import { requireStaff, requireUninvolved } from '@/lib/moderation/staff/policy'
import { requireDecider } from '@/lib/moderation/staff/reauthentication-operations'
import type { publishStorySchema, removeStorySchema } from '@/lib/moderation/staff/schema'
import { lockPet } from '@/lib/pets/operations/lock'
import { decodePhoto } from '@/lib/photos/decoder'
import { findMailPicture } from '@/lib/photos/mail-picture-queries'
import { deleteStoryPhotos, storePhoto } from '@/lib/photos/operations'
import { insertAudit } from '@/lib/platform/audit/operations'
import { storyTags } from '@/lib/platform/bus/cache-tags'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import type { StoredFile } from '@/lib/platform/integrations/files/files'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { enqueueMail } from '@/lib/platform/outbox/operations'
import {
  storyAboutYourPetMail,
  storyPublishedMail,
  storyRemovedMail,
} from '@/lib/platform/outbox/templates/story'
import { type WriteTx, write } from '@/lib/platform/write'
import { storyPath } from '@/lib/text/adoption-routes'
import { CONTACT, STORIES } from '@/lib/text/routes'
import type { StoryCaseDto } from './dto'
import { findOfferedFile, findStoryCase, listPhotosOfStory, listStoryDesk } from './queries'

/** @throws as `requireStaff`. */
export async function readStoryDesk(ctx: Context, page: number) {
  requireStaff(ctx.actor)
  return listStoryDesk(ctx.db, page)
}

/** Null when there is none. @throws as `requireStaff`; forbidden for its adopter and the pet's owner. */
export async function readStoryCase(ctx: Context, id: number): Promise<StoryCaseDto | null> {
  const actorId = requireStaff(ctx.actor)
  const found = await findStoryCase(ctx.db, id)
  if (found) requireUninvolved(actorId, [found.adopterId, found.ownerId])
  return found
}

/** A private photo that waits for the decision. @throws as `readStoryCase`. */
export async function openOfferedPhoto(
  ctx: Context,
  which: { storyId: number; checkInId: number },
): Promise<StoredFile | null> {
  if (!(await readStoryCase(ctx, which.storyId))) return null
  const name = await findOfferedFile(ctx.db, which)
  return name === null ? null : fileStore.get(name)
}

/**
 * Shows a story to everybody. Its photos are copied under random names: the private files stay private, and the copies
 * go with the story. Audited; both sides are mailed; of concurrent decisions one succeeds.
 * @throws as `requireDecider`; not_found; forbidden for a side; conflict when it is published, its adoption ended, or
 *   nobody would see it.
 */
export async function publishStory(ctx: Context, { id, password }: z.output<typeof publishStorySchema>) {
  const actorId = await requireDecider(ctx, password)
  const copies: PhotoCopy[] = []
  try {
    await copyPhotos(ctx.db, id, copies)
    await write(ctx, async (tx) => {
      const { story, status, hasReaders, pet, adopter, owner } = await lockStory(tx, id, actorId)
      if (story.publishedAt || status !== 'concluida')
        throw new DomainError('conflict', 'Esta historia ya está publicada, o esa adopción terminó')
      if (!hasReaders) throw new DomainError('conflict', UNSEEN)
      await tx.update(stories).set({ publishedAt: ctx.now }).where(eq(stories.id, id))
      // What was replaced in its check-in while the copies were made is not shown.
      const offered = await listPhotosOfStory(tx, id)
      for (const { checkInId, file, hash } of copies)
        if (offered.some((photo) => photo.checkInId === checkInId && photo.file === file))
          await tx
            .update(storyPhotos)
            .set({ hash })
            .where(and(eq(storyPhotos.storyId, id), eq(storyPhotos.checkInId, checkInId)))
      const about = { accounts: [adopter.id, owner.id], pets: [pet.id] }
      const news = { pet: pet.name, picture: await findMailPicture(tx, pet.id), url: absoluteUrl(STORIES) }
      const own = { ...news, name: adopter.name, ownUrl: absoluteUrl(storyPath(story.requestId)) }
      const theirs = { ...news, name: owner.name, contactUrl: absoluteUrl(CONTACT) }
      const { now } = ctx
      await enqueueMail(tx, { to: adopter.email, content: storyPublishedMail(own), now, about })
      await enqueueMail(tx, { to: owner.email, content: storyAboutYourPetMail(theirs), now, about })
      await audit(tx, { actorId, action: 'story.publish', story, pet: pet.name, now })
      tx.expire(...storyTags(owner.id))
    })
  } finally {
    // Those that no story shows.
    await deleteStoryPhotos(
      ctx.db,
      copies.map(({ hash }) => hash),
    )
  }
}

/**
 * Refuses a story, or takes a published one down: it is gone, and its adopter is mailed the reason and may offer another.
 * Audited. @throws as `requireDecider`; not_found; forbidden for a side; conflict when it is not as `seen`.
 */
export async function removeStory(
  ctx: Context,
  { id, seen, reason, password }: z.output<typeof removeStorySchema>,
): Promise<void> {
  const actorId = await requireDecider(ctx, password)
  const { now } = ctx
  await write(ctx, async (tx) => {
    const { story, pet, adopter } = await lockStory(tx, id, actorId)
    if (seen !== (story.publishedAt ? 'published' : 'offered'))
      throw new DomainError(
        'conflict',
        'Alguien decidió antes sobre esta historia. Recarga la página y mírala de nuevo',
      )
    await endStory(tx, id)
    const content = storyRemovedMail({
      name: adopter.name,
      pet: pet.name,
      picture: await findMailPicture(tx, pet.id),
      reason,
      wasPublished: story.publishedAt !== null,
      url: absoluteUrl(storyPath(story.requestId)),
    })
    await enqueueMail(tx, { to: adopter.email, content, now, about: { pets: [pet.id] } })
    await audit(tx, { actorId, action: 'story.remove', story, pet: pet.name, reason, now })
  })
}

interface PhotoCopy {
  checkInId: number
  file: string
  hash: string
}

/** Before the write: decoding takes seconds. @param copies is told of each before it is stored */
async function copyPhotos(db: Db, storyId: number, copies: PhotoCopy[]): Promise<void> {
  for (const { checkInId, file } of await listPhotosOfStory(db, storyId)) {
    const stored = await fileStore.get(file)
    if (!stored) continue
    const hash = randomBytes(16).toString('hex')
    copies.push({ checkInId, file, hash })
    await storePhoto(db, { ...(await decodePhoto(Buffer.from(stored.bytes))), hash })
  }
}

/** Accounts before the pet, as everybody; the pet is held by whoever withdraws a story or ends its adoption. */
async function lockStory(tx: WriteTx, id: number, actorId: number) {
  const [found] = await tx
    .select({ adopterId: adoptionRequests.adopterId, petId: pets.id, ownerId: pets.ownerId })
    .from(stories)
    .innerJoin(adoptionRequests, eq(adoptionRequests.id, stories.requestId))
    .innerJoin(pets, eq(pets.id, adoptionRequests.petId))
    .where(eq(stories.id, id))
  if (!found) throw storyGone()
  requireUninvolved(actorId, [found.adopterId, found.ownerId])
  const sides = [found.adopterId, found.ownerId]
  const active = await lockAccounts(tx, sides)
  const pet = await lockPet(tx, found.petId)
  const hasReaders = active.length === sides.length && !pet.heldAt && !pet.blockedAt
  const [story] = await tx.select().from(stories).where(eq(stories.id, id)).for('update')
  const [request] = await tx
    .select({ status: adoptionRequests.status })
    .from(adoptionRequests)
    .where(eq(adoptionRequests.id, story?.requestId ?? 0))
  const person = { id: users.id, name: users.name, email: users.email }
  const [adopter] = await tx.select(person).from(users).where(eq(users.id, found.adopterId))
  const [owner] = await tx.select(person).from(users).where(eq(users.id, found.ownerId))
  if (!story || !request || !adopter || !owner) throw storyGone()
  return { story, status: request.status, hasReaders, pet, adopter, owner }
}

const UNSEEN =
  'Ahora nadie vería esta historia: una de las dos cuentas está suspendida o bloqueada, o la publicación de la mascota está oculta'

const storyGone = () => new DomainError('not_found', 'Esta historia ya no existe: la retiraron')

interface Decision {
  actorId: number
  action: 'story.publish' | 'story.remove'
  story: { requestId: number }
  pet: string
  reason?: string
  now: Date
}

/** By its adoption: a withdrawn story is gone. */
const audit = (tx: WriteTx, { actorId, action, story: { requestId }, pet, reason, now }: Decision) =>
  insertAudit(tx, { actorId, action, subject: `adoption:${requestId}`, name: pet, reason, createdAt: now })
