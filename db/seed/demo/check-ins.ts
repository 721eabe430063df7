import type { adoptionCheckIns, petPhotos } from '@/db/schema'
import { photoFileNames } from '@/lib/photos/file-names'
import type { FileStore } from '@/lib/platform/integrations/files/files'
import { CHECK_IN_DAYS, type CheckInDay } from '@/lib/text/vocabulary'
import { DEMO_EMAILS } from './accounts'
import { hoursAfter } from './answer-clock'
import type { World } from './world'

type CheckIn = typeof adoptionCheckIns.$inferInsert

/** As in lib/adoption/check-ins/policy. */
const LATE_DAYS: Record<CheckInDay, number> = { 2: 3, 7: 14, 30: 14, 90: 14 }
const NOTES: Record<CheckInDay, string> = {
  2: 'Anoche ya comió. Se esconde cuando suena el timbre, pero viene si me siento en el suelo.',
  7: 'Las primeras noches durmió poco. Ya encontró su rincón junto a la ventana.',
  30: 'Es de la familia: nos espera en la puerta y duerme a los pies de la cama.',
  90: 'Tres meses ya. No imaginamos la casa sin su compañía.',
}

/** Only what is over; the first maintenance asks the rest. One has a photo. */
export async function makeCheckIns(
  { adoptions, pets }: World,
  photos: readonly (typeof petPhotos.$inferInsert)[],
  files: FileStore,
): Promise<CheckIn[]> {
  const checkIns: CheckIn[] = []
  for (const { id, petId, status } of adoptions.requests) {
    const pet = pets.find(({ row }) => row.id === petId)
    const { statusChangedAt } = pet?.row ?? {}
    if (status !== 'concluida' || !pet || !statusChangedAt) continue
    for (const day of CHECK_IN_DAYS.filter((day) => day + LATE_DAYS[day] <= pet.statusDays)) {
      const sentAt = hoursAfter(statusChangedAt, 24 * day)
      const shows = day === 30 && pet.owner.row.email === DEMO_EMAILS.foundation
      checkIns.push({
        requestId: id,
        day,
        sentAt,
        answeredAt: hoursAfter(sentAt, 5),
        answer: day < 30 ? 'adaptándose' : 'muy bien',
        note: NOTES[day],
        photo: shows ? await copyPhoto(photos.find((photo) => photo.petId === petId)?.hash, id, files) : null,
      })
    }
  }
  return checkIns
}

/** Named after the request: seeding again overwrites it. */
async function copyPhoto(
  hash: string | undefined,
  requestId: number,
  files: FileStore,
): Promise<string | null> {
  const shown = hash ? await files.get(photoFileNames(hash).medium) : null
  if (!shown) return null
  const name = `check-ins/demo-${requestId}.webp`
  await files.put(name, shown.bytes, shown.contentType)
  return name
}
