import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { DomainError, invalidFields, TooManyRequests } from '@/lib/platform/errors'
import { PHOTO_BYTES, reserveStorage } from '@/lib/platform/files/operations/storage'
import { fileStore } from '@/lib/platform/integrations/files/store'
import { logError } from '@/lib/platform/log'
import { processSingleton } from '@/lib/platform/process-singleton'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { decodePhoto, inspectUpload } from './decoder'
import { photoDto, type UploadDto } from './dto'
import { isUploadId } from './file-names'
import { MAX_PET_PHOTOS } from './limits'
import {
  claimUpload,
  completeUpload,
  createUpload,
  deleteUpload,
  failUpload,
  renewPhotoRetention,
  storePhoto,
} from './operations'
import { originalName } from './photo-files'
import { findUpload, listOwnUploads } from './queries'
import { runFair } from './queue'

/** An upload that is not done by then belongs to an instance that has died. */
const STALE_AFTER_MS = 20_000
const FAIL_AFTER_MS = 3 * 60_000
const MAX_WAIT_MS = 15_000
const POLL_MS = 150

const MAX_WAITING = 2 * MAX_PET_PHOTOS
const RETRY_AFTER_SECONDS = 10

const activeUploads = processSingleton('uploads', () => new Map<string, number>())

/** Processed after the response. @throws DomainError unauthenticated; invalid; too_large; TooManyRequests. */
export async function receiveUpload(ctx: Context, bytes: Buffer): Promise<{ id: string }> {
  const ownerId = accountIdOf(ctx.actor)
  const id = reserveSlot(ownerId)
  try {
    await consumePhotoLimit(ctx, ownerId)
    await inspectUpload(bytes)
    await reservePhoto(ctx, ownerId)
    await createUpload(ctx.db, { id, ownerId, original: bytes })
  } catch (error) {
    activeUploads.delete(id)
    throw error
  }
  ctx.defer(() => processUpload(ctx.db, { id, ownerId }))
  return { id }
}

function reserveSlot(ownerId: number): string {
  const waiting = [...activeUploads.values()].filter((owner) => owner === ownerId)
  if (waiting.length >= MAX_WAITING) {
    const message = 'Todavía estamos preparando tus fotos anteriores. Vuelve a intentarlo en unos segundos.'
    throw new TooManyRequests(RETRY_AFTER_SECONDS, message)
  }
  const id = randomUUID()
  activeUploads.set(id, ownerId)
  return id
}

/**
 * At once; hashes in order. @throws DomainError unauthenticated; invalid or too_large (`photos`), which of several names the
 * file; TooManyRequests.
 */
export async function storePhotoFiles(ctx: Context, files: readonly File[]): Promise<string[]> {
  const hashes: string[] = []
  for (const file of files) {
    const name = files.length > 1 ? file.name : ''
    hashes.push(await storePhotoFile(ctx, file, { field: 'photos', name }))
  }
  return hashes
}

/** @returns its hash. @throws DomainError unauthenticated; invalid or too_large at the field; TooManyRequests. */
export async function storePhotoFile(
  ctx: Context,
  file: File,
  { field = 'photo', name = '' }: { field?: string; name?: string } = {},
): Promise<string> {
  const ownerId = accountIdOf(ctx.actor)
  await consumePhotoLimit(ctx, ownerId)
  await reservePhoto(ctx, ownerId)
  return runFair('photos', ownerId, async () => {
    const photo = await decodePhoto(Buffer.from(await file.arrayBuffer()))
    await storePhoto(ctx.db, photo)
    return photo.hash
  }).catch((error: unknown) => {
    if (!(error instanceof DomainError) || !UNFIT.has(error.code)) throw error
    const sentence = name === '' ? error.message : `“${name}”: ${error.message}`
    throw new DomainError(error.code, sentence, { [field]: sentence })
  })
}

/** Codes of what is wrong with a file itself. */
const UNFIT = new Set(['invalid', 'too_large'])

const reservePhoto = ({ db, now }: Context, ownerId: number) =>
  reserveStorage(db, { ownerId, bytes: PHOTO_BYTES, now })

const consumePhotoLimit = (ctx: Context, ownerId: number) => limit(ctx, LIMITS.photoAccount, ownerId)

/**
 * Hashes in order, once processed; renews their retention. @throws DomainError unauthenticated; invalid (`photos`) for
 * uploads that failed, take too long or are not theirs.
 */
export async function awaitUploads(ctx: Context, ids: readonly string[]): Promise<string[]> {
  const ownerId = accountIdOf(ctx.actor)
  if (!ids.every(isUploadId)) throw unusable()
  const deadline = performance.now() + MAX_WAIT_MS
  for (;;) {
    const uploads = new Map((await listOwnUploads(ctx.db, ownerId, ids)).map((upload) => [upload.id, upload]))
    const hashes: string[] = []
    for (const id of ids) {
      const upload = uploads.get(id)
      if (!upload || upload.status === 'failed') throw unusable(upload?.problem)
      if (upload.hash !== null) hashes.push(upload.hash)
      else
        await resumeUpload(
          ctx,
          upload,
          (task) => void task().catch((error) => logError('photo upload', error)),
        )
    }
    if (hashes.length === ids.length) {
      await renewPhotoRetention(ctx.db, ids)
      return hashes
    }
    if (performance.now() > deadline) throw unusable(STILL_WORKING)
    await wait(POLL_MS)
  }
}

const STILL_WORKING = 'Tus fotos todavía se están procesando. Espera unos segundos y vuelve a intentarlo.'

const unusable = (problem?: string | null) =>
  invalidFields({ photos: problem ?? 'No encontramos una de tus fotos. Súbela otra vez.' })

export async function readUpload(ctx: Context, id: string): Promise<UploadDto> {
  const upload = await findOwn(ctx, id)
  await resumeUpload(ctx, upload, ctx.defer)
  const { status, hash, photo, problem } = upload
  return {
    id,
    status,
    ...(hash && photo && { photo: { hash, ...photoDto({ hash, ...photo }) } }),
    ...(status === 'failed' && problem && { problem }),
  }
}

export async function discardUpload(ctx: Context, id: string): Promise<void> {
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

async function resumeUpload(
  ctx: Context,
  upload: { id: string; ownerId: number; status: string; problem: string | null; createdAt: Date },
  start: (task: () => Promise<void>) => void,
): Promise<void> {
  const age = Date.now() - upload.createdAt.getTime()
  if (upload.status !== 'processing' || activeUploads.has(upload.id) || age < STALE_AFTER_MS) return
  if (await claimUpload(ctx.db, upload.id)) {
    activeUploads.set(upload.id, upload.ownerId)
    start(() => processUpload(ctx.db, upload))
  } else if (age > FAIL_AFTER_MS) await failUpload(ctx.db, upload.id)
}

/** The original is read only when its turn comes: a long queue needs no memory. */
async function processUpload(
  db: Context['db'],
  { id, ownerId }: { id: string; ownerId: number },
): Promise<void> {
  try {
    await runFair('photos', ownerId, async () => {
      const original = await fileStore.get(originalName(id))
      if (!original) return failUpload(db, id)
      const photo = await decodePhoto(original.bytes)
      await storePhoto(db, photo)
      await completeUpload(db, id, photo.hash)
    })
  } catch (error) {
    // It goes on where the file store is back.
    if (!(error instanceof DomainError) || error.code === 'unavailable') throw error
    await failUpload(db, id, error.message)
  } finally {
    activeUploads.delete(id)
  }
}
