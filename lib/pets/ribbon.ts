import { agree } from '@/lib/text/copy/agree'
import type { PetCardDto } from './dto'

/** Null while the pet is adoptable. */
export function ribbonText({ status, gender }: Pick<PetCardDto, 'status' | 'gender'>): string | null {
  if (status === 'en proceso') return 'En proceso de adopción'
  return status === 'adoptado' ? agree('Adoptado', gender) : null
}
