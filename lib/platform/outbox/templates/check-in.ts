import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { agree } from '@/lib/text/copy/agree'
import type { CheckInAnswer, CheckInDay, Gender } from '@/lib/text/vocabulary'
import { composeMail, inName, messageOf, REASONS, unsubscribedAt } from './layout'
import type { PetPicture } from './markup'

/** The question to the adopter, and the answer to the owner. */

interface Question {
  name: string
  pet: string
  picture?: PetPicture | null
  publisher: string
  day: CheckInDay
  /** How long the pet has been there: a question may be asked late. */
  days: number
  url: string
  /** A link that works without a login. */
  stopUrl: string
  /** The target of a bare POST (RFC 8058). */
  oneClickUrl: string
}

export function checkInMail({ name, picture, days, ...question }: Question): MailContent {
  const { day, url, stopUrl, oneClickUrl } = question
  const [pet, publisher] = [inName(question.pet), inName(question.publisher)]
  return composeMail({
    ...(day === 2 ? aboutNights : aboutDays)(pet, publisher, days),
    name,
    picture,
    button: { label: 'Contar cómo va', url },
    links: [{ label: 'No quiero más preguntas', url: stopUrl }],
    reason: `Recibes este correo porque adoptaste a ${pet} en Querencia.`,
    headers: unsubscribedAt(oneClickUrl),
  })
}

const aboutNights = (pet: string, publisher: string, days: number) => ({
  subject: `¿Cómo fueron las primeras noches con ${pet}?`,
  paragraphs: [
    `${pet} lleva ${days} días contigo. Cuéntanos cómo fueron: es una pregunta y, si quieres, una foto. No hace falta ingresar.`,
    'Las primeras noches suelen ser las difíciles. Si se esconde, llora, ensucia o no se lleva con tus otras mascotas, en la misma página está qué hacer.',
    `También puedes escribirle a ${publisher} desde ahí. Y si no marcha, dilo: nadie te va a juzgar.`,
  ],
})

const aboutDays = (pet: string, publisher: string, days: number) => ({
  subject: `¿Cómo va ${pet}?`,
  paragraphs: [
    `Hace ${days} días que ${pet} vive contigo. ${publisher} y nosotros queremos saber cómo les va: es una pregunta y, si quieres, una foto. No hace falta ingresar.`,
    'Si las cosas no marchan, también se puede decir: contarlo a tiempo ayuda, y nadie te va a juzgar.',
  ],
})

interface Answered {
  name: string
  pet: string
  picture?: PetPicture | null
  gender: Gender
  adopter: string
  note: string | null
  url: string
}

const GOOD_NEWS: Record<Exclude<CheckInAnswer, 'no funcionó'>, (adopter: string, pet: string) => string> = {
  'muy bien': (adopter, pet) => `${adopter} nos cuenta que a ${pet} le va muy bien: es de la familia.`,
  adaptándose: (adopter, pet) =>
    `${adopter} nos cuenta que ${pet} se está adaptando, con días buenos y días difíciles. Una palabra tuya puede ayudar.`,
}

export function checkInAnsweredMail(
  mail: Answered & {
    answer: CheckInAnswer
    /** Since the adoption. */
    days: number
    hasPhoto: boolean
    retracted: boolean
  },
): MailContent {
  const { name, picture, note, url, answer, days, hasPhoto, retracted } = mail
  const [whom, who] = [inName(mail.pet), inName(mail.adopter)]
  return composeMail({
    subject: retracted ? `${whom} sigue con ${who}` : `${who} te cuenta cómo va ${whom}`,
    name,
    picture,
    paragraphs: [
      retracted
        ? `${who} cambió su respuesta: ${whom} se queda en su casa, así que no hace falta buscarle otra familia.`
        : `Pasaron ${days} días desde la adopción.`,
      ...(answer === 'no funcionó' ? [] : [GOOD_NEWS[answer](who, whom)]),
      ...(note ? [messageOf(mail.adopter, note)] : []),
      ...(hasPhoto ? ['También dejó una foto. La ven solo ustedes dos, en la solicitud.'] : []),
    ],
    button: { label: hasPhoto ? 'Ver la foto' : 'Ver la solicitud', url },
    reason: REASONS.gave,
  })
}

export function adoptionFailedMail(mail: Answered): MailContent {
  const { name, picture, gender, note, url } = mail
  const [whom, who] = [inName(mail.pet), inName(mail.adopter)]
  return composeMail({
    subject: `${whom} necesita otro hogar`,
    name,
    picture,
    paragraphs: [
      `${who} nos avisa que la adopción no funcionó. Pasa, y decirlo a tiempo es ${agree('cuidarlo', gender)}.`,
      ...(note ? [messageOf(mail.adopter, note)] : []),
      `${whom} sigue en su casa hasta que acuerden cómo ${agree('devolverlo', gender)}: sus datos están en la solicitud. Allí ${agree('lo', gender)} publicas otra vez con un toque.`,
    ],
    button: { label: 'Ver la solicitud', url },
    reason: REASONS.gave,
  })
}
