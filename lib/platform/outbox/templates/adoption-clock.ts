import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { and } from '@/lib/text/copy/join-words'
import { inName } from './layout'
import type { PetPicture } from './markup'
import { type AdopterMail, type SimilarPet, similarPets, toAdopter, toOwner } from './request-mail'

/** To owners who have not opened requests or not said how an adoption ended, and to adopters without an answer. */

interface Requested {
  adopter: string
  pet: string
  picture?: PetPicture | null
  url: string
}

/** What a mail to an owner about some of their requests tells, of which there is one at least. */
export interface OwnerRequests {
  name: string
  requests: readonly Requested[]
  requestsUrl: string
}

interface Reminder extends OwnerRequests {
  days: { unopened: number; answer: number }
}

/** Names as they may stand in a sentence. */
const withNames = ({ adopter, pet, ...request }: Requested) => ({
  ...request,
  adopter: inName(adopter),
  pet: inName(pet),
})

const A_NO_HELPS = 'También un no ayuda: con un motivo y unas palabras, que ya están escritas,'
const MARK_IT = 'márcalo en Mis Mascotas y avisamos a quienes esperan.'

const aboutOne = (days: Reminder['days']) => [
  `${A_NO_HELPS} esa persona sigue buscando. Pasados ${days.answer} días le decimos que no hubo respuesta y le mostramos otras mascotas.`,
  `Si ya encontró familia, ${MARK_IT}`,
]
/** @param pet null for requests about several pets */
const aboutSeveral = (days: Reminder['days'], pet: string | null) => [
  `${A_NO_HELPS} esas personas siguen buscando. Pasados ${days.answer} días les decimos que no hubo respuesta y les mostramos otras mascotas.`,
  `Si ${pet ?? 'alguna de las mascotas'} ya encontró familia, ${MARK_IT}`,
]

export function unopenedRequestsMail({ name, requests, requestsUrl, days }: Reminder): MailContent {
  const [first, ...others] = requests.map(withNames)
  if (first && others.length === 0)
    return toOwner(
      { name, ...first },
      {
        subject: `Una solicitud para ${first.pet} espera tu respuesta`,
        paragraphs: [
          `Hace más de ${days.unopened} días que ${first.adopter} te envió una solicitud para adoptar a ${first.pet}, y todavía no la abriste.`,
          ...aboutOne(days),
        ],
      },
    )
  return toOwner(
    { name, url: requestsUrl },
    {
      // Without a number: others may wait that this mail does not name.
      subject: 'Hay solicitudes que esperan tu respuesta',
      paragraphs: [
        `Hace más de ${days.unopened} días que te enviaron estas solicitudes, y todavía no las abriste.`,
        ...aboutSeveral(days, first && others.every(({ pet }) => pet === first.pet) ? first.pet : null),
      ],
      button: { label: 'Ver mis solicitudes', url: requestsUrl },
      links: [first, ...others].flatMap((request) =>
        request ? [{ label: `${request.adopter}, para adoptar a ${request.pet}`, url: request.url }] : [],
      ),
    },
  )
}

const NOTHING_CHANGES = 'Si todavía se están conociendo, no tienes que hacer nada: nada cambia por sí solo.'

/** Asks how adoptions ended that were accepted `weeks` ago or earlier, of which there is one at least. */
export function acceptedLongAgoMail({
  name,
  requests,
  requestsUrl,
  weeks,
}: OwnerRequests & { weeks: number }): MailContent {
  const [first, ...others] = requests.map(withNames)
  if (first && others.length === 0)
    return toOwner(
      { name, ...first },
      {
        subject: `¿${first.pet} ya está en su nueva casa?`,
        paragraphs: [
          `Hace más de ${weeks} semanas que aceptaste la solicitud de ${first.adopter} para adoptar a ${first.pet}, que sigue “en proceso”. ¿Cómo terminó?`,
          `Si ${first.pet} ya está en su casa, márcalo en la solicitud. Si no se concretó, deshaz la aceptación y ${first.pet} vuelve a las búsquedas.`,
          NOTHING_CHANGES,
        ],
      },
    )
  return toOwner(
    { name, url: requestsUrl },
    {
      subject: '¿Cómo terminaron tus adopciones en proceso?',
      paragraphs: [
        `Hace más de ${weeks} semanas que aceptaste estas solicitudes, y las mascotas siguen “en proceso”. ¿Cómo terminaron?`,
        'Si una mascota ya está en su nueva casa, márcalo en su solicitud. Si no se concretó, deshaz la aceptación y vuelve a las búsquedas.',
        NOTHING_CHANGES,
      ],
      button: { label: 'Ver mis solicitudes', url: requestsUrl },
      links: [first, ...others].flatMap((request) =>
        request ? [{ label: `${request.pet}, con ${request.adopter}`, url: request.url }] : [],
      ),
    },
  )
}

const overdueWords = (wasOpened: boolean) =>
  wasOpened
    ? 'todavía no decide sobre tu solicitud. A veces toma más tiempo.'
    : 'no ha respondido a tu solicitud. No es por ti: a veces nadie mira.'

/** @param mail.wasOpened whoever was told so, was written to or was accepted before is not told that nobody looks */
export function requestOverdueMail(
  mail: AdopterMail & { similar: readonly SimilarPet[]; wasOpened: boolean; days: number },
): MailContent {
  const { publisher, wasOpened } = mail
  return toAdopter(mail, {
    subject: `Todavía no hay respuesta sobre ${inName(mail.pet)}`,
    paragraphs: [
      `Pasaron ${mail.days} días ${and(publisher)} ${inName(publisher)} ${overdueWords(wasOpened)}`,
      'Tu solicitud sigue abierta y, si responde, te avisamos. Mientras tanto puedes pedir a otra mascota.',
    ],
    pets: similarPets(mail.similar),
  })
}
