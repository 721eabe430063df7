import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { agree } from '@/lib/text/copy/agree'
import type { ClosingReason, Gender } from '@/lib/text/vocabulary'
import {
  type AdopterMail,
  type Contact,
  contactLines,
  givenContacts,
  howToAnswer,
  type RequestMail,
} from './contacts'
import { composeMail, inName, messageOf } from './layout'
import type { PetCard } from './markup'

/** The owner's contacts appear in the mail of an acceptance alone. */

export const TO_ADOPTER = 'Recibes este correo porque enviaste una solicitud de adopción en Querencia.'
const NO_MONEY =
  'Nunca pagues “transporte” por adelantado ni envíes dinero antes de conocerse. Conózcanse en persona y en un lugar público, y si algo no cuadra, escríbenos por Contacto, al final de este correo.'
export const YOUR_REQUEST = 'Ver mi solicitud'

export interface SimilarPet extends Omit<PetCard, 'label'> {
  name: string
}

export const similarPets = (similar: readonly SimilarPet[]) => ({
  intro: 'Estas mascotas se le parecen y también buscan familia:',
  cards: similar.map(({ name, url, city, picture }) => ({
    label: `Conoce a ${inName(name)}`,
    url,
    city,
    picture,
  })),
})

export function requestOpenedMail({ name, pet, picture, url, publisher }: AdopterMail): MailContent {
  return composeMail({
    subject: `Ya leyeron tu solicitud para ${inName(pet)}`,
    name,
    picture,
    paragraphs: [
      `${inName(publisher)} abrió tu solicitud para ${inName(pet)} y la tiene en revisión.`,
      'Te escribimos apenas responda.',
    ],
    button: { label: YOUR_REQUEST, url },
    reason: TO_ADOPTER,
  })
}

/** @param mail.hasPhone whether the adopter has one */
export function requestAcceptedMail({
  name,
  pet,
  picture,
  url,
  publisher,
  owner,
  hasPhone,
  replyTo,
}: AdopterMail & { owner: Contact; hasPhone: boolean; replyTo?: string | null }): MailContent {
  return composeMail({
    subject: `¡Aceptaron tu solicitud para ${inName(pet)}!`,
    name,
    picture,
    paragraphs: [
      `¡Qué alegría! ${inName(publisher)} te dijo que sí. Escríbele para acordar cuándo se conocen:`,
      contactLines(owner),
      `También recibió ${givenContacts({ hasPhone })}.`,
      ...(replyTo ? [howToAnswer(inName(publisher), replyTo)] : []),
      NO_MONEY,
    ],
    button: { label: YOUR_REQUEST, url },
    reason: TO_ADOPTER,
    replyTo,
  })
}

/** In place of the owner's own words, which say this too. */
const NO_WORDS = (pet: string) => `Esta vez no pudo ser con ${pet}. Ojalá encuentres pronto a tu mascota.`

export function requestRejectedMail({
  name,
  pet,
  picture,
  url,
  publisher,
  text,
  similar,
}: AdopterMail & { text: string; similar: readonly SimilarPet[] }): MailContent {
  return composeMail({
    subject: `Respuesta a tu solicitud para ${inName(pet)}`,
    name,
    picture,
    paragraphs: [text ? messageOf(publisher, text) : NO_WORDS(inName(pet))],
    button: { label: YOUR_REQUEST, url },
    pets: similarPets(similar),
    reason: TO_ADOPTER,
  })
}

export function requestWaitingMail({ name, pet, picture, url }: RequestMail): MailContent {
  return composeMail({
    subject: `Tu solicitud para ${inName(pet)} está en espera`,
    name,
    picture,
    paragraphs: [
      `Otra familia está conociendo a ${inName(pet)}, y tu solicitud queda en espera.`,
      'Si no se concreta, vuelve a estar en revisión y te avisamos. Mientras tanto puedes pedir a otra mascota.',
    ],
    button: { label: YOUR_REQUEST, url },
    reason: TO_ADOPTER,
  })
}

/** @param mail.isShown whether others see the pet */
export function requestResumedMail({ isShown, ...mail }: RequestMail & { isShown: boolean }): MailContent {
  const pet = inName(mail.pet)
  return composeMail({
    subject: isShown ? `${pet} vuelve a buscar familia` : `Tu solicitud para ${pet} ya no está en espera`,
    name: mail.name,
    picture: mail.picture,
    paragraphs: [
      `La adopción de ${pet} no se concretó y tu solicitud vuelve a estar en revisión${isShown ? '.' : ', aunque por ahora la publicación está en pausa y no se ve.'}`,
      'No tienes que hacer nada: te escribimos apenas haya una respuesta.',
    ],
    button: { label: YOUR_REQUEST, url: mail.url },
    reason: TO_ADOPTER,
  })
}

export function acceptanceUndoneMail({ name, pet, picture, url, publisher }: AdopterMail): MailContent {
  return composeMail({
    subject: `Cambió tu solicitud para ${inName(pet)}`,
    name,
    picture,
    paragraphs: [
      `${inName(publisher)} deshizo la aceptación. Tu solicitud sigue abierta y vuelve a estar en revisión.`,
      'Sabemos que no es la noticia que esperabas. Si prefieres no seguir, puedes retirarla cuando quieras.',
    ],
    button: { label: YOUR_REQUEST, url },
    reason: TO_ADOPTER,
  })
}

/** @param mail.acceptsCheckIns whether the adopter will be asked how it goes */
export function adoptionConcludedMail({
  name,
  pet,
  picture,
  url,
  publisher,
  gender,
  acceptsCheckIns,
  certificateUrl,
}: AdopterMail & { gender: Gender; acceptsCheckIns: boolean; certificateUrl: string }): MailContent {
  return composeMail({
    subject: `${inName(pet)} ya es parte de tu familia`,
    name,
    picture,
    paragraphs: [
      `¡${agree('Bienvenido', gender)} a casa, ${inName(pet)}! ${inName(publisher)} nos contó que ya vive contigo. Felicidades, y gracias por adoptar.`,
      'Los primeros días piden calma: una rutina, un rincón propio y una visita al veterinario ayudan mucho. En tu solicitud están la lista para su primera semana y su certificado de adopción.',
      ...(acceptsCheckIns
        ? [
            'A los 2, 7, 30 y 90 días te preguntamos cómo va, con un correo y una sola pregunta. En cada uno puedes decir que no quieres más.',
          ]
        : []),
    ],
    button: { label: YOUR_REQUEST, url },
    links: [{ label: 'Certificado de adopción', url: certificateUrl }],
    reason: TO_ADOPTER,
  })
}

/** @param mail.isShown whether others see the pet: not in a review, nor of a foundation that is not approved */
export function petReturnedMail({
  name,
  pet,
  picture,
  url,
  publisher,
  isShown,
}: AdopterMail & { isShown: boolean }): MailContent {
  const subject = `${inName(pet)} busca familia otra vez`
  return composeMail({
    subject: isShown ? subject : `Tu solicitud para ${inName(pet)} figura como devuelta`,
    name,
    picture,
    paragraphs: [
      isShown
        ? `${inName(publisher)} puso otra vez en adopción a ${inName(pet)}, y tu solicitud figura como devuelta.`
        : `${inName(publisher)} anotó que ${inName(pet)} volvió, y tu solicitud figura como devuelta.`,
      'Gracias por haberlo intentado: no todas las adopciones resultan, y contarlo a tiempo ayuda al animal. Si es un error, responde a este correo.',
    ],
    button: { label: YOUR_REQUEST, url },
    reason: TO_ADOPTER,
  })
}

const CLOSED: Record<ClosingReason, (pet: string, publisher: string) => string> = {
  adoptada: (pet) => `${pet} ya encontró familia.`,
  retirada: (pet, publisher) => `${publisher} quitó la publicación de ${pet}.`,
  equipo: (pet) =>
    `Nuestro equipo retiró la publicación de ${pet}. Si alguien te pidió dinero por ella, no pagues y responde a este correo.`,
  cuenta: (pet) => `Quien cuidaba a ${pet} ya no está en Querencia y la publicación se cerró.`,
}

export function requestClosedMail({
  name,
  pet,
  picture,
  url,
  publisher,
  why,
  similar,
}: Omit<AdopterMail, 'url'> & {
  url: string | null
  why: ClosingReason
  similar: readonly SimilarPet[]
}): MailContent {
  return composeMail({
    subject: `Tu solicitud para ${inName(pet)} se cerró`,
    name,
    picture,
    paragraphs: [
      `${CLOSED[why](inName(pet), inName(publisher))} Por eso cerramos tu solicitud.`,
      'No es por nada que hayas dicho: gracias por querer dar un hogar.',
    ],
    ...(url !== null && { button: { label: YOUR_REQUEST, url } }),
    pets: similarPets(similar),
    reason: TO_ADOPTER,
  })
}
