import type { OwnPetDto } from '@/lib/pets/dto'
import { formatDay } from '@/lib/text/format'
import { deadlines, pausesAt } from './rules'

/** What the owner of an unconfirmed pet should do by when; null while there is time, and for those that do not wait. */
export function confirmationDue(
  pet: Pick<OwnPetDto, 'status' | 'paused' | 'confirmedAt' | 'remindedAt'> & { place: { countryId: string } },
  now: Date,
): string | null {
  const confirmedAt = new Date(pet.confirmedAt)
  if (pet.status !== 'adoptable' || pet.paused || confirmedAt > deadlines(now).ask) return null
  const remindedAt = pet.remindedAt === null ? null : new Date(pet.remindedAt)
  const last = pausesAt({ confirmedAt, remindedAt }, now)
  return `Confírmala antes del ${formatDay(last.toISOString(), pet.place.countryId)} o saldrá de la lista`
}
