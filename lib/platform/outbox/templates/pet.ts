import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { composeMail, inName } from './layout'
import type { PetPicture } from './markup'

const PUBLISHER = 'Recibes este correo porque publicaste una mascota en Querencia con esta cuenta.'

interface AboutPet {
  name: string
  pet: string
}

export function petHiddenMail({ name, pet }: AboutPet): MailContent {
  return composeMail({
    subject: `Estamos revisando tu publicación de ${inName(pet)}`,
    name,
    paragraphs: [
      `Varias personas nos pidieron mirar tu publicación de ${inName(pet)}. Mientras la revisamos no se ve en el sitio; sigue en “Mis Mascotas”, con todo lo que escribiste.`,
      'A veces es un malentendido. Si todo está en orden la publicamos de nuevo, y en cualquier caso te escribimos. No tienes que hacer nada.',
      'Si quieres contarnos algo que nos ayude, responde a este correo.',
    ],
    reason: PUBLISHER,
  })
}

/** @param mail.url null of one that its owner withdrew, and while its foundation waits for approval: nobody sees it */
export function petReleasedMail({
  name,
  pet,
  picture,
  isWithdrawn = false,
  url,
}: AboutPet & { picture?: PetPicture | null; isWithdrawn?: boolean; url: string | null }): MailContent {
  const unseen = isWithdrawn
    ? 'Sigue retirada, como la dejaste. Puedes publicarla otra vez cuando quieras.'
    : 'Se verá en el sitio cuando tu fundación esté aprobada; te avisaremos por correo.'
  return composeMail({
    subject: url
      ? `Tu publicación de ${inName(pet)} está en el sitio`
      : `Revisamos tu publicación de ${inName(pet)}`,
    name,
    picture,
    paragraphs: [
      `Revisamos tu publicación de ${inName(pet)} y todo está en orden. Gracias por tu paciencia.`,
      ...(url ? [] : [unseen]),
    ],
    button: url ? { label: 'Ver la publicación', url } : undefined,
    reason: PUBLISHER,
  })
}

/** @param mail.isWithdrawn by its owner, before staff decided */
export function petRemovedMail({
  name,
  pet,
  reason,
  blocksPhotos = false,
  isWithdrawn = false,
}: AboutPet & { reason?: string; blocksPhotos?: boolean; isWithdrawn?: boolean }): MailContent {
  const revised = `Revisamos tu publicación de ${inName(pet)}`
  const outcome = isWithdrawn
    ? `${revised}, que ya habías retirado, y así no puede volver al sitio.`
    : `${revised} y no puede seguir en el sitio.`
  return composeMail({
    subject: isWithdrawn ? revised : `Retiramos tu publicación de ${inName(pet)}`,
    name,
    paragraphs: [
      ...(reason ? [`${outcome} Este es el motivo:`, reason] : [outcome]),
      ...(blocksPhotos ? ['También eliminamos sus fotos, que no se pueden volver a subir.'] : []),
      'Si crees que es un error o ya lo resolviste, responde a este correo y lo vemos contigo.',
    ],
    reason: PUBLISHER,
  })
}

const UNCONFIRMED =
  'Recibes este correo porque publicaste mascotas en Querencia y hace un mes que no las confirmas.'
const ONE_UNCONFIRMED =
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
    reason: UNCONFIRMED,
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
    reason: ONE_UNCONFIRMED,
  })
