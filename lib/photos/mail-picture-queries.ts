import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { isOneOf } from '@/db/conditions'
import { petPhotos, pets } from '@/db/schema'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { inName } from '@/lib/platform/outbox/templates/layout'
import type { PetPicture } from '@/lib/platform/outbox/templates/markup'
import { pictureDto } from './dto'

/** The picture of links to a pet is JPEG: some mail programs show neither WebP nor SVG. */
const mailPicture = ({ name, hash }: { name: string; hash: string }): PetPicture => ({
  url: absoluteUrl(pictureDto(hash).preview),
  alt: `Foto de ${inName(name)}`,
})

/** Pictures by pet id, as mails show them. Pets held or blocked have none, like those without a photo. */
export async function findMailPictures(db: Db, petIds: readonly number[]): Promise<Map<number, PetPicture>> {
  if (petIds.length === 0) return new Map()
  const rows = await db
    .select({ id: pets.id, name: pets.name, hash: petPhotos.hash })
    .from(petPhotos)
    .innerJoin(pets, eq(pets.id, petPhotos.petId))
    .where(
      and(isOneOf(pets.id, petIds), eq(petPhotos.position, 0), isNull(pets.heldAt), isNull(pets.blockedAt)),
    )
  return new Map(rows.map((row) => [row.id, mailPicture(row)]))
}

export async function findMailPicture(db: Db, petId: number): Promise<PetPicture | null> {
  return (await findMailPictures(db, [petId])).get(petId) ?? null
}
