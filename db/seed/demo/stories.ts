import { createHash } from 'node:crypto'
import type { adoptionCheckIns, consents, petPhotos, storedPhotos, stories } from '@/db/schema'
import { photoFileNames } from '@/lib/photos/file-names'
import type { FileStore } from '@/lib/platform/integrations/files/files'
import { hoursAfter } from './answer-clock'
import type { World } from './world'

type StoredPhoto = typeof storedPhotos.$inferInsert

const TEXTS = [
  'La primera semana durmió debajo de la cama. Hoy no hay siesta sin su cabeza en mis rodillas, y mis hijos discuten por quién le sirve la comida.',
  'Llegó con miedo a las escaleras y a los sombreros. A los tres meses sube antes que yo y saluda a mi papá, sombrero y todo.',
  'Pensábamos que le dábamos una casa. La verdad es que volvimos a salir a caminar, conocimos a los vecinos y nos reímos todos los días.',
]

interface Photos {
  stored: readonly StoredPhoto[]
  ofPets: readonly (typeof petPhotos.$inferInsert)[]
}

/** Three adopters tell how it went after a month, each with a picture; the demo's photos stand in for theirs. */
export async function makeStories(
  { adoptions, pets, users }: World,
  checkIns: readonly (typeof adoptionCheckIns.$inferInsert)[],
  photos: Photos,
  files: FileStore,
) {
  const told: (typeof stories.$inferInsert)[] = []
  const stored: StoredPhoto[] = []
  const shown: { requestId: number; file: string; hash: string }[] = []
  const given: (typeof consents.$inferInsert)[] = []
  const pictured = new Set<string>()
  for (const { requestId, day, answer, answeredAt } of checkIns) {
    const text = TEXTS[told.length]
    if (!text || day !== 30 || answer !== 'muy bien' || !answeredAt) continue
    const request = adoptions.requests.find(({ id }) => id === requestId)
    const pet = pets.find(({ row }) => row.id === request?.petId)
    const adopter = users.find(({ id }) => id === request?.adopterId)
    const hash = photos.ofPets.find(({ petId }) => petId === pet?.row.id)?.hash
    const picture = photos.stored.find((photo) => photo.hash === hash)
    // Pets that look alike may share a photo of the demo.
    if (!adopter?.id || !picture || pictured.has(picture.hash)) continue
    const copy = await copyPhoto(picture, requestId, files)
    if (!copy) continue
    pictured.add(picture.hash)
    const offeredAt = hoursAfter(answeredAt, 1)
    told.push({
      requestId,
      text,
      name: told.length === 1 ? null : adopter.name,
      cityId: adopter.cityId,
      offeredAt,
      publishedAt: hoursAfter(offeredAt, 20),
    })
    stored.push(copy)
    shown.push({ requestId, file: `check-ins/demo-${requestId}.webp`, hash: copy.hash })
    given.push({ userId: adopter.id, purpose: 'historias', version: 1, givenAt: offeredAt, how: 'form' })
  }
  return { told, stored, shown, given }
}

/** Named after the request: seeding again overwrites it. */
async function copyPhoto(
  photo: StoredPhoto,
  requestId: number,
  files: FileStore,
): Promise<StoredPhoto | null> {
  const hash = createHash('sha256').update(`story ${requestId}`).digest('hex').slice(0, 32)
  const [from, to] = [photoFileNames(photo.hash), photoFileNames(hash)]
  for (const size of ['large', 'medium', 'small', 'preview'] as const) {
    const file = await files.get(from[size])
    if (!file) return null
    await files.put(to[size], file.bytes, file.contentType)
  }
  return { ...photo, hash }
}
