import { petTitle } from './copy'
import type { PetDto } from './dto'

/** What a shared link says of itself: 'Luna, perra mestiza en adopción en Quito: https://…'. */
export const shareText = (pet: PetDto, url: string) => `${petTitle(pet)}: ${url}`

export const whatsappHref = (pet: PetDto, url: string) =>
  `https://wa.me/?text=${encodeURIComponent(shareText(pet, url))}`
