import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { accountIdOf } from '@/lib/actor'
import type { Context } from '@/lib/context'
import { DomainError, TooManyRequests } from '@/lib/errors'
import { fileStore } from '@/lib/integrations/files/store'
import { logError } from '@/lib/log'
import { consumeRateLimits } from '@/lib/rate-limits/operations'
import { LIMITS } from '@/lib/rate-limits/rules'
import { photoDto, type UploadDto } from './dto'
import { originalName } from './files'
import { inspectPhoto } from './inspect'
import { isUploadId } from './names'
import {
  claimUpload,
  deleteUpload,
  endUpload,
  failUpload,
  keepPhotos,
  openUpload,
  storePhoto,
} from './operations'
import { processPhoto } from './process'
import { findUpload, listOwnUploads } from './queries'
import { runFair } from './queue'
import { MAX_PET_PHOTOS } from './rules'

/** An upload that waits longer than this, in no queue of this process, was left lying by another one. */
const LEFT_MS = 20_000
/** After this long nobody is going to finish it any more. */
const GIVEN_UP_MS = 3 * 60_000
/** How long somebody who publishes waits for photos that are still being processed. */
const PATIENCE_MS = 15_000
const POLL_MS = 150

/** Photos of one account that may wait at a time: two pets' worth, so that nobody fills the queue for everybody. */
const MAX_WAITING = 2 * MAX_PET_PHOTOS
const RETRY_AFTER_SECONDS = 10

/** The uploads in this process's hands and whose they are. Routes and forms are built apart: both see it here. */
const shared = globalThis as typeof globalThis & { querenciaUploads?: Map<string, number> }
shared.querenciaUploads ??= new Map()
const inHand = shared.querenciaUploads

/**
 * Takes a photo in: looks at its header, keeps the original privately, and leaves the work for after the answer.
 * @throws DomainError unauthenticated; invalid or too_large when it is no photo we take; TooManyRequests.
 */
export async function receiveUpload(ctx: Context, bytes: Buffer): Promise<{ id: string }> {
  const ownerId = accountIdOf(ctx.actor)
  const id = reserveSlot(ownerId)
  try {
    await countPhoto(ctx, ownerId)
    await inspectPhoto(bytes)
    await openUpload(ctx.db, { id, ownerId, original: bytes })
  } catch (error) {
    inHand.delete(id)
    throw error
  }
  ctx.defer(() => processUpload(ctx.db, { id, ownerId }))
  return { id }
}

/** @returns the id of a new upload, which counts as one of its owner's from now on. */
function reserveSlot(ownerId: number): string {
  const waiting = [...inHand.values()].filter((owner) => owner === ownerId)
  if (waiting.length >= MAX_WAITING) {
    const sentence = 'Todavía estamos preparando tus fotos anteriores. Vuelve a intentarlo en unos segundos.'
    throw new TooManyRequests(RETRY_AFTER_SECONDS, sentence)
  }
  const id = randomUUID()
  inHand.set(id, ownerId)
  return id
}

/**
 * Makes photos of files and stores them, now and in turn: for forms without JavaScript and the API.
 * @returns their hashes, in the order of the files.
 * @throws DomainError unauthenticated; invalid or too_large with the field `photos`; TooManyRequests.
 */
export async function storePhotoFiles(ctx: Context, files: readonly File[]): Promise<string[]> {
  const hashes: string[] = []
  for (const file of files) {
    hashes.push(
      await storePhotoFile(ctx, file).catch((error: unknown) => {
        throw error instanceof DomainError && ['invalid', 'too_large'].includes(error.code)
          ? new DomainError(error.code, error.message, { photos: error.message })
          : error
      }),
    )
  }
  return hashes
}

/** Does it for one file. @throws as `storePhotoFiles`, without fields. */
export async function storePhotoFile(ctx: Context, file: File): Promise<string> {
  const ownerId = accountIdOf(ctx.actor)
  await countPhoto(ctx, ownerId)
  return runFair('photos', ownerId, async () => {
    const photo = await processPhoto(Buffer.from(await file.arrayBuffer()))
    await storePhoto(ctx.db, photo)
    return photo.hash
  })
}

const countPhoto = (ctx: Context, ownerId: number) =>
  consumeRateLimits(ctx.db, [{ rule: LIMITS.photoAccount, key: String(ownerId) }], ctx.now)

/**
 * The hashes of the actor's uploads, in the order of their ids; waits for what is still being processed. Their photos
 * stay stored for a day at least, in which they can be used.
 * @throws DomainError unauthenticated; invalid with the field `photos` for an upload that failed, takes too long, is
 * somebody else's or unknown.
 */
export async function settleUploads(ctx: Context, ids: readonly string[]): Promise<string[]> {
  const ownerId = accountIdOf(ctx.actor)
  if (!ids.every(isUploadId)) throw unusable()
  const deadline = performance.now() + PATIENCE_MS
  for (;;) {
    const uploads = new Map((await listOwnUploads(ctx.db, ownerId, ids)).map((one) => [one.id, one]))
    const hashes: string[] = []
    for (const id of ids) {
      const upload = uploads.get(id)
      if (!upload || upload.status === 'failed') throw unusable(upload?.problem)
      if (upload.hash !== null) hashes.push(upload.hash)
      else
        await takeOver(ctx, upload, (task) => void task().catch((error) => logError('photo upload', error)))
    }
    if (hashes.length === ids.length) {
      await keepPhotos(ctx.db, ids)
      return hashes
    }
    if (performance.now() > deadline) throw unusable(STILL_WORKING)
    await wait(POLL_MS)
  }
}

const STILL_WORKING = 'Tus fotos todavía se están procesando. Espera unos segundos y vuelve a intentarlo.'

const unusable = (problem?: string | null) => {
  const sentence = problem ?? 'No encontramos una de tus fotos. Súbela otra vez.'
  return new DomainError('invalid', sentence, { photos: sentence })
}

/**
 * How far an upload of the actor has come.
 * @throws DomainError unauthenticated, not_found, forbidden.
 */
export async function readUpload(ctx: Context, id: string): Promise<UploadDto> {
  const upload = await findOwn(ctx, id)
  await takeOver(ctx, upload, ctx.defer)
  const { status, hash, photo, problem } = upload
  return {
    id,
    status,
    ...(hash && photo && { photo: { hash, ...photoDto({ hash, ...photo }) } }),
    ...(status === 'failed' && problem && { problem }),
  }
}

/** Forgets an upload of the actor. @throws DomainError unauthenticated, not_found, forbidden. */
export async function forgetUpload(ctx: Context, id: string): Promise<void> {
  await findOwn(ctx, id)
  await deleteUpload(ctx.db, id)
}

async function findOwn(ctx: Context, id: string) {
  const ownerId = accountIdOf(ctx.actor)
  const upload = await findUpload(ctx.db, id)
  if (!upload) throw new DomainError('not_found', 'No encontramos la foto')
  if (upload.ownerId !== ownerId) throw new DomainError('forbidden', 'Esta foto no es tuya')
  return upload
}

/** Goes on with an upload whose process has ended before it did. It is tried once more and then given up. */
async function takeOver(
  ctx: Context,
  upload: { id: string; ownerId: number; status: string; problem: string | null; createdAt: Date },
  start: (task: () => Promise<void>) => void,
): Promise<void> {
  const age = Date.now() - upload.createdAt.getTime()
  if (upload.status !== 'processing' || inHand.has(upload.id) || age < LEFT_MS) return
  if (await claimUpload(ctx.db, upload.id)) {
    inHand.set(upload.id, upload.ownerId)
    start(() => processUpload(ctx.db, upload))
  } else if (age > GIVEN_UP_MS) await failUpload(ctx.db, upload.id)
}

/** Makes the photo of an upload, when its turn comes; only then is the original read, so a long queue needs no memory. */
async function processUpload(
  db: Context['db'],
  { id, ownerId }: { id: string; ownerId: number },
): Promise<void> {
  try {
    await runFair('photos', ownerId, async () => {
      const original = await fileStore.get(originalName(id))
      if (!original) return failUpload(db, id)
      const photo = await processPhoto(original.bytes)
      await storePhoto(db, photo)
      await endUpload(db, id, photo.hash)
    })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    await failUpload(db, id, error.message)
  } finally {
    inHand.delete(id)
  }
}
