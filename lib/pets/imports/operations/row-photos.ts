import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import type { Db } from '@/db/client'
import { knownPhoto, ownPhotoHash } from '@/lib/pets/imports/compare'
import type { PresentPet } from '@/lib/pets/imports/dto'
import { isOwnPhoto } from '@/lib/pets/imports/pet-queries'
import { decodePhoto } from '@/lib/photos/decoder'
import { storePhoto } from '@/lib/photos/operations'
import { listStoredPhotos } from '@/lib/photos/queries'
import { runFair } from '@/lib/photos/queue'
import { DomainError, retrySecondsOf } from '@/lib/platform/errors'
import { PHOTO_BYTES, reserveStorage } from '@/lib/platform/files/operations/storage'
import type { PhotoProblem } from '@/lib/text/vocabulary'

const AT_ONCE = 4

export interface RowPhotos {
  hashes: string[]
  sources: { url: string; digest: string; hash: string }[]
  problems: PhotoProblem[]
}

interface RowOfPhotos {
  ownerId: number
  /** Those that the owner's pets had when the file was checked. */
  ownPhotos: readonly string[]
  present: PresentPet | null
}

type Read = { hash: string | null; source?: RowPhotos['sources'][number]; problem?: PhotoProblem }

/** @throws DomainError invalid, too_large. */
export type Download = (address: string) => Promise<Buffer>

/**
 * Fetches and stores a row's photos; takes seconds: call it before the transaction. An unchanged photo (same URL, same
 * bytes) is not stored again, and survives an unreachable URL.
 */
export async function fetchRowPhotos(
  db: Db,
  row: RowOfPhotos & { addresses: readonly string[] },
  download: Download,
): Promise<RowPhotos> {
  const limit = pLimit(AT_ONCE)
  const reads = await Promise.all(
    row.addresses.map((address) => limit(() => readPhoto(db, { ...row, address }, download))),
  )
  return {
    hashes: [...new Set(reads.flatMap(({ hash }) => hash ?? []))],
    sources: reads.flatMap(({ source }) => source ?? []),
    problems: reads.flatMap(({ problem }) => problem ?? []),
  }
}

async function readPhoto(
  db: Db,
  { ownerId, ownPhotos, address, present }: RowOfPhotos & { address: string },
  download: Download,
): Promise<Read> {
  const known = present && knownPhoto(address, present)
  const failed = (reason: string): Read => ({ hash: known, problem: { url: address, reason } })
  const own = ownPhotoHash(address)
  if (own !== null) {
    if (own === known || (await isOwnPhoto(db, ownerId, own))) return { hash: own }
    if (!ownPhotos.includes(own)) return failed('Esa foto no es de una de tus mascotas.')
    const isStored = (await listStoredPhotos(db, [own])).length > 0
    return isStored ? { hash: own } : failed('Esa foto ya no está.')
  }
  try {
    const bytes = await download(address)
    const digest = createHash('sha256').update(bytes).digest('hex')
    const isSame = known !== null && present?.sources[address]?.digest === digest
    const hash = isSame ? known : await store(db, ownerId, bytes)
    return { hash, source: { url: address, digest, hash } }
  } catch (error) {
    if (error instanceof DomainError && retrySecondsOf(error) === null) return failed(error.message)
    throw error
  }
}

const store = (db: Db, ownerId: number, bytes: Buffer): Promise<string> =>
  runFair('photos', ownerId, async () => {
    await reserveStorage(db, { ownerId, bytes: PHOTO_BYTES, now: new Date() })
    const photo = await decodePhoto(bytes)
    await storePhoto(db, photo)
    return photo.hash
  })
