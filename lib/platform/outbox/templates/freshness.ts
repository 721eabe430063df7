import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { composeMail, inName } from './layout'
import type { PetPicture } from './markup'

const REASON =
  'Recibes este correo porque publicaste mascotas en Querencia y hace un mes que no las confirmas.'
const REASON_OF_ONE =
  'Recibes este correo porque publicaste una mascota en Querencia y hace un mes que no la confirmas.'
const ALL_PETS = 'Ver Mis Mascotas'

interface DuePet {
  name: string
  url: string
  picture?: PetPicture | null
}

interface Days {
  ask: number
  answer: number
  link: number
}

/** @param mail.pets each with a link that confirms without a login. */
export function confirmPetsMail({
  name,
  pets,
  petsUrl,
  days,
}: {
  name: string
  pets: readonly DuePet[]
  petsUrl: string
  days: Days
}): MailContent {
  const [first, ...others] = pets.map((pet) => ({ ...pet, name: inName(pet.name) }))
  if (first && others.length === 0) return aboutOne(name, first, petsUrl, days)
  return composeMail({
    subject: '¿Tus mascotas siguen buscando familia?',
    name,
    paragraphs: [
      `Hace al menos ${days.ask} días que no confirmas estas publicaciones. Toca la de cada mascota que todavía espera y listo: no hace falta ingresar.`,
      `Las que no confirmes en ${days.answer} días dejarán de verse en las búsquedas. Estos enlaces sirven durante ${days.link} días y también las traen de vuelta.`,
      'Si alguna ya encontró familia, ¡qué alegría! Cuéntanoslo en Mis Mascotas.',
    ],
    links: [
      ...[first, ...others].flatMap((pet) =>
        pet ? [{ label: `${pet.name} sigue buscando familia`, url: pet.url }] : [],
      ),
      { label: ALL_PETS, url: petsUrl },
    ],
    reason: REASON,
  })
}

const aboutOne = (name: string, pet: DuePet, petsUrl: string, days: Days) =>
  composeMail({
    subject: `¿${pet.name} sigue buscando familia?`,
    name,
    picture: pet.picture,
    paragraphs: [
      `Hace al menos ${days.ask} días que no confirmas la publicación de ${pet.name}. Si todavía espera una familia, dilo con este botón y listo: no hace falta ingresar.`,
      `Si no la confirmas en ${days.answer} días, dejará de verse en las búsquedas. El enlace sirve durante ${days.link} días y también la trae de vuelta.`,
      'Si ya encontró familia, ¡qué alegría! Cuéntanoslo en Mis Mascotas.',
    ],
    button: { label: 'Sí, sigue buscando familia', url: pet.url },
    links: [{ label: ALL_PETS, url: petsUrl }],
    reason: REASON_OF_ONE,
  })
