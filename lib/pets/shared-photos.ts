import 'server-only'
import { z } from 'zod'
import { isUploadId } from '@/lib/photos/file-names'
import { MAX_PET_PHOTOS } from '@/lib/photos/limits'
import { listOwnUploads } from '@/lib/photos/queries'
import { receiveUpload } from '@/lib/photos/uploads'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { DomainError } from '@/lib/platform/errors'
import { readBody } from '@/lib/platform/http/body'
import { MAX_POST_BYTES } from '@/lib/platform/http/refusals'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { CREATE_PET, withSuffix } from '@/lib/text/routes'

/** The form for a new pet, with photos that were shared with the site. */
export const withSharedPhotos = (ids: readonly string[]) => withSuffix(CREATE_PET, `?fotos=${ids.join(',')}`)

const bodySchema = z.object({ photos: z.array(z.custom<File>()) })

/**
 * Takes photos from a telephone's gallery as uploads of the account. @returns their ids in order, and whether all were taken:
 * what is no photo, one too many, or all of what is too much to read, is left out.
 */
export async function receiveSharedPhotos(
  ctx: Context,
  request: Request,
): Promise<{ ids: string[]; areAll: boolean }> {
  try {
    await limit(ctx, LIMITS.uploadAccount, accountIdOf(ctx.actor))
    const body = await readBody(request, { parts: ['photos'], maxBytes: MAX_POST_BYTES })
    return await receiveFiles(ctx, bodySchema.parse(body).photos)
  } catch (error) {
    if (error instanceof DomainError) return { ids: [], areAll: false }
    throw error
  }
}

async function receiveFiles(ctx: Context, files: readonly File[]) {
  const ids: string[] = []
  for (const file of files.slice(0, MAX_PET_PHOTOS)) {
    try {
      ids.push((await receiveUpload(ctx, Buffer.from(await file.arrayBuffer()))).id)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
    }
  }
  return { ids, areAll: ids.length === files.length }
}

/**
 * Those of the account that an address of `withSharedPhotos` names, which is anybody's to write, and that no pet was published with:
 * the address may be opened again.
 */
export async function listSharedPhotos(
  db: Context['db'],
  ownerId: number,
  said: string | string[] | undefined,
): Promise<string[]> {
  const asked = typeof said === 'string' ? said.split(',').slice(0, MAX_PET_PHOTOS).filter(isUploadId) : []
  if (asked.length === 0) return []
  const own = await listOwnUploads(db, ownerId, asked)
  const usable = new Set(
    own.flatMap(({ id, status, petId }) => (status === 'failed' || petId !== null ? [] : id)),
  )
  return [...new Set(asked)].filter((id) => usable.has(id))
}
