import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { petPhotos, storedPhotos } from '@/db/schema'
import { storePhotoFile } from '@/lib/photos/uploads'
import type { Context } from '@/lib/platform/context'
import { later } from './context'
import { blots, fileOf } from './pictures'

/** A photo as the world knows it, at the hour it was stored. */
export async function storeAt(ctx: Context, number: number, hoursAgo: number): Promise<string> {
  const hash = await storePhotoFile(ctx, fileOf(await blots(number)))
  await db
    .update(storedPhotos)
    .set({ createdAt: later(-hoursAgo) })
    .where(eq(storedPhotos.hash, hash))
  return hash
}

/** Puts it on a pet. */
export const showPhoto = (petId: number, hash: string, position = 0) =>
  db.insert(petPhotos).values({ petId, position, hash, width: 900, height: 600, blur: '' })
