import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { agree } from '@/lib/text/copy/agree'
import { IF_MONEY_ASKED, IF_MORE_ASKED, ifNotHomeYet, TELL_BY_MAIL } from '@/lib/text/copy/fraud-warnings'
import { accountUnderReview } from '@/lib/text/copy/suspension'
import type { ClosingReason, Gender } from '@/lib/text/vocabulary'
import { inName, messageOf } from './layout'
import {
  type AdopterMail,
  type Answerable,
  type Contact,
  contactLines,
  givenContacts,
  howToAnswer,
  type RequestMail,
  type SimilarPet,
  similarPets,
  toAdopter,
  toOwner,
} from './request-mail'

/** The owner's contacts appear in the mail of an acceptance alone. */

const NO_MONEY =
  'Nunca pagues “transporte” por adelantado ni envíes dinero antes de conocerse. Conózcanse en persona y en un lugar público, y si algo no cuadra, escríbenos por Contacto, al final de este correo.'

export function requestOpenedMail(mail: AdopterMail): MailContent {
  const pet = inName(mail.pet)
  return toAdopter(mail, {
    subject: `Ya leyeron tu solicitud para ${pet}`,
    paragraphs: [
      `${inName(mail.publisher)} abrió tu solicitud para ${pet} y la tiene en revisión.`,
      'Te escribimos apenas responda.',
    ],
  })
}

/** @param mail.hasPhone whether the adopter has one */
export function requestAcceptedMail(
  mail: AdopterMail & Answerable & { owner: Contact; hasPhone: boolean },
): MailContent {
  const { replyTo } = mail
  const publisher = inName(mail.publisher)
  return toAdopter(mail, {
    subject: `¡Aceptaron tu solicitud para ${inName(mail.pet)}!`,
    paragraphs: [
      `¡Qué alegría! ${publisher} te dijo que sí. Escríbele para acordar cuándo se conocen:`,
      contactLines(mail.owner),
      `También recibió ${givenContacts(mail)}.`,
      ...(replyTo ? [howToAnswer(publisher, replyTo)] : []),
      NO_MONEY,
    ],
    replyTo,
  })
}

/** @param mail.text the owner's own words; in place of none ours, which say this too */
export function requestRejectedMail(
  mail: AdopterMail & { text: string; similar: readonly SimilarPet[] },
): MailContent {
  const pet = inName(mail.pet)
  return toAdopter(mail, {
    subject: `Respuesta a tu solicitud para ${pet}`,
    paragraphs: [
      mail.text
        ? messageOf(mail.publisher, mail.text)
        : `Esta vez no pudo ser con ${pet}. Ojalá encuentres pronto a tu mascota.`,
    ],
    pets: similarPets(mail.similar),
  })
}

export function requestWaitingMail(mail: RequestMail): MailContent {
  const pet = inName(mail.pet)
  return toAdopter(mail, {
    subject: `Tu solicitud para ${pet} está en espera`,
    paragraphs: [
      `Otra familia está conociendo a ${pet}, y tu solicitud queda en espera.`,
      'Si no se concreta, vuelve a estar en revisión y te avisamos. Mientras tanto puedes pedir a otra mascota.',
    ],
  })
}

/** @param mail.isShown whether others see the pet */
export function requestResumedMail(mail: RequestMail & { isShown: boolean }): MailContent {
  const pet = inName(mail.pet)
  return toAdopter(mail, {
    subject: mail.isShown
      ? `${pet} vuelve a buscar familia`
      : `Tu solicitud para ${pet} ya no está en espera`,
    paragraphs: [
      `La adopción de ${pet} no se concretó y tu solicitud vuelve a estar en revisión${mail.isShown ? '.' : ', aunque por ahora la publicación está en pausa y no se ve.'}`,
      'No tienes que hacer nada: te escribimos apenas haya una respuesta.',
    ],
  })
}

/** @param mail.hasPhone whether the adopter has one */
export const acceptanceUndoneMail = (mail: AdopterMail & { hasPhone: boolean }): MailContent =>
  toAdopter(mail, {
    subject: `Cambió tu solicitud para ${inName(mail.pet)}`,
    paragraphs: [
      `${inName(mail.publisher)} deshizo la aceptación. Tu solicitud sigue abierta y vuelve a estar en revisión.`,
      'Sabemos que no es la noticia que esperabas. Si prefieres no seguir, puedes retirarla cuando quieras.',
      `${inName(mail.publisher)} ya tiene ${givenContacts(mail)}. ${IF_MORE_ASKED} en la página de tu solicitud.`,
    ],
  })

/** @param mail.acceptsCheckIns whether the adopter will be asked how it goes */
export function adoptionConcludedMail(
  mail: AdopterMail & { gender: Gender; acceptsCheckIns: boolean; certificateUrl: string; reportUrl: string },
): MailContent {
  const pet = inName(mail.pet)
  return toAdopter(mail, {
    subject: `${pet} ya es parte de tu familia`,
    paragraphs: [
      `¡${agree('Bienvenido', mail.gender)} a casa, ${pet}! ${inName(mail.publisher)} nos contó que ya vive contigo. Felicidades, y gracias por adoptar.`,
      'Los primeros días piden calma: una rutina, un rincón propio y una visita al veterinario ayudan mucho. En tu solicitud están la lista para su primera semana y su certificado de adopción.',
      ...(mail.acceptsCheckIns
        ? [
            'A los 2, 7, 30 y 90 días te preguntamos cómo va, con un correo y una sola pregunta. En cada uno puedes decir que no quieres más.',
          ]
        : []),
      `${ifNotHomeYet(mail.gender)} avísanos.`,
    ],
    links: [
      { label: 'Certificado de adopción', url: mail.certificateUrl },
      { label: 'Todavía no vive conmigo', url: mail.reportUrl },
    ],
  })
}

/** @param mail.isShown whether others see the pet: not in a review, nor of a foundation that is not approved */
export function petReturnedMail(mail: AdopterMail & { isShown: boolean }): MailContent {
  const [pet, publisher] = [inName(mail.pet), inName(mail.publisher)]
  return toAdopter(mail, {
    subject: mail.isShown ? `${pet} busca familia otra vez` : `Tu solicitud para ${pet} figura como devuelta`,
    paragraphs: [
      mail.isShown
        ? `${publisher} puso otra vez en adopción a ${pet}, y tu solicitud figura como devuelta.`
        : `${publisher} anotó que ${pet} volvió, y tu solicitud figura como devuelta.`,
      'Gracias por haberlo intentado: no todas las adopciones resultan, y contarlo a tiempo ayuda al animal. Si es un error, responde a este correo.',
    ],
  })
}

const CLOSED: Record<ClosingReason, (pet: string, publisher: string) => string> = {
  adoptada: (pet) => `${pet} ya encontró familia.`,
  retirada: (pet, publisher) => `${publisher} quitó la publicación de ${pet}.`,
  equipo: (pet) =>
    `Nuestro equipo retiró la publicación de ${pet}. Si alguien te pidió dinero por ella, no pagues y responde a este correo.`,
  cuenta: (pet) => `Quien cuidaba a ${pet} ya no está en Querencia y la publicación se cerró.`,
}

/** @param mail.accepted the adopter has the contacts of who cared for the pet, in the mail of the acceptance */
export function requestClosedMail(
  mail: Omit<AdopterMail, 'url'> & {
    url: string | null
    why: ClosingReason
    accepted: boolean
    similar: readonly SimilarPet[]
  },
): MailContent {
  const [pet, publisher] = [inName(mail.pet), inName(mail.publisher)]
  // Who asks for money leaves by one of these, before staff see it.
  const left = mail.why === 'cuenta' || mail.why === 'retirada'
  return toAdopter(mail, {
    subject: `Tu solicitud para ${pet} se cerró`,
    paragraphs: [
      `${CLOSED[mail.why](pet, publisher)} ${mail.accepted ? 'Con eso termina la adopción que te habían aceptado.' : 'Por eso cerramos tu solicitud.'}`,
      // Nobody is sent to a person whose listing staff removed.
      ...(mail.accepted && mail.why !== 'equipo'
        ? [
            `Si todavía tienen algo que acordar, los datos de ${publisher} están en el correo que te enviamos cuando aceptó tu solicitud.`,
          ]
        : []),
      ...(left ? [`${IF_MONEY_ASKED} ${TELL_BY_MAIL}`] : []),
      'No es por nada que hayas dicho: gracias por querer dar un hogar.',
    ],
    pets: similarPets(mail.similar),
  })
}

/** While the account of who published it is suspended. The mail says neither why nor by whom it was noticed. */
export function requestFrozenMail(mail: RequestMail): MailContent {
  const pet = inName(mail.pet)
  return toAdopter(mail, {
    subject: `Tu solicitud para ${pet} está en pausa`,
    picture: null,
    paragraphs: [
      `Nuestro equipo está revisando la cuenta de quien publicó a ${pet}. Mientras tanto la publicación no se ve, y no puede responderte por aquí.`,
      'Tu solicitud sigue guardada y no tienes que hacer nada: si la publicación vuelve, te avisamos. Si prefieres no esperar, puedes retirarla.',
      'Si te pidieron dinero o algo no te cuadró, responde a este correo. No envíes dinero.',
    ],
  })
}

/** To who talked with an account that was suspended for fraud, where no open request tells them. @param mail.wroteAs its side */
export function fraudWarningMail({
  wroteAs,
  ...mail
}: RequestMail & { wroteAs: 'owner' | 'adopter' }): MailContent {
  const pet = inName(mail.pet)
  const whose = wroteAs === 'owner' ? `quien publicó a ${pet}` : `quien te pidió a ${pet}`
  const to = wroteAs === 'owner' ? toAdopter : toOwner
  return to(mail, {
    subject: `Aviso sobre la cuenta de ${whose}`,
    picture: null,
    paragraphs: [
      `${accountUnderReview(whose)} Te escribimos porque estuvieron en contacto hace poco.`,
      `${IF_MONEY_ASKED} ${TELL_BY_MAIL} Tampoco envíes códigos, claves ni fotos de tus documentos.`,
    ],
  })
}

/** @param mail.isShown whether others see the pet again, which another review may keep hidden */
export function requestUnfrozenMail(mail: RequestMail & { isShown: boolean }): MailContent {
  const pet = inName(mail.pet)
  return toAdopter(mail, {
    subject: `Tu solicitud para ${pet} sigue adelante`,
    paragraphs: [
      mail.isShown
        ? `Terminamos la revisión y la publicación de ${pet} volvió. Tu solicitud está como la dejaste.`
        : `Terminamos la revisión de la cuenta de quien publicó a ${pet}. La publicación todavía no se ve, y tu solicitud está como la dejaste.`,
    ],
  })
}
