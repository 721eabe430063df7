import { ANY_BIOS } from './bios-any'
import { CAT_BIOS } from './bios-cats'
import { DOG_BIOS } from './bios-dogs'
import { OTHER_BIOS } from './bios-others'
import type { PetType } from '@/lib/text/vocabulary'
import type { Bio } from './bio'

export const BIOS: Record<PetType, readonly Bio[]> = {
  perro: [...DOG_BIOS, ...ANY_BIOS],
  gato: [...CAT_BIOS, ...ANY_BIOS],
  otro: OTHER_BIOS,
}
