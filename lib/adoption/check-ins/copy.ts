import type { RequestDetailDto } from '@/lib/adoption/requests/dto'
import type { TimelineStep } from '@/lib/adoption/requests/status-copy'
import type { RecordWords } from '@/lib/platform/forms/merge-edit'
import { checkInPhotoPath } from '@/lib/text/adoption-routes'
import { agree } from '@/lib/text/copy/agree'
import { textIssueRefusal } from '@/lib/text/copy/text-issues'
import { firstName } from '@/lib/text/text'
import type { CheckInAnswer, CheckInDay, Gender, TextIssue } from '@/lib/text/vocabulary'
import type { CheckInDto, LinkedCheckInDto } from './dto'
import { type CheckInVerdict, LINK_DAYS, nextCheckIn } from './policy'
import type { CheckInRecord } from './schema'

interface Words {
  title: string
  text: string
}

export const CHECK_IN_LABELS: Record<CheckInAnswer, { label: string; detail: string }> = {
  'muy bien': { label: 'Muy bien', detail: 'Es de la familia' },
  adaptándose: { label: 'Nos estamos adaptando', detail: 'Con días buenos y días difíciles' },
  'no funcionó': { label: 'No funcionó', detail: 'Necesita otro hogar' },
}

export const CHECK_IN_WORDS: RecordWords<CheckInRecord> = {
  answer: { label: 'Tu respuesta', text: (answer) => CHECK_IN_LABELS[answer].label },
  note: 'Tu mensaje',
}

/** Why a link shows no question. @param pet its name, where the reader may know it */
export function linkWords(verdict: Exclude<CheckInVerdict, 'open'>, pet: string | null): Words {
  if (verdict === 'expired')
    return {
      title: 'Este enlace venció',
      text: `Los enlaces duran ${LINK_DAYS} días. Si quieres contar cómo va ${pet}, en tu solicitud están los datos de quien cuidó antes a ${pet}.`,
    }
  if (verdict === 'over')
    return {
      title: `${pet} busca familia otra vez`,
      text: 'Gracias por haberlo intentado y por contarlo a tiempo. No afecta tus próximas solicitudes.',
    }
  if (verdict === 'away')
    return {
      title: 'Por ahora no podemos entregar tu respuesta',
      text: 'Una de las cuentas de esta adopción, o la publicación, no está activa. Si vuelve a estarlo, este enlace sirve otra vez. Si mientras tanto el animal necesita otro hogar, escríbenos: no lo dejes en la calle ni con un desconocido.',
    }
  return {
    title: 'Este enlace no sirve',
    text: 'Quizá llegó cortado, o esa adopción ya no está en Querencia. Ábrelo otra vez desde el correo.',
  }
}

export const noteRefusal = (issue: TextIssue): string =>
  textIssueRefusal(issue, {
    found: 'Tu mensaje parece tener',
    again: 'vuelve a enviarlo',
    contacts: 'cada parte ya ve los datos de la otra en la solicitud',
  })

/** The question of day 2 is about the nights: what comes back after them comes back soon. */
export const isFirstNights = ({ day }: Pick<LinkedCheckInDto, 'day'>): boolean => day === 2

type Linked = Pick<LinkedCheckInDto, 'adopter' | 'publisher' | 'day' | 'days'> & {
  pet: { name: string; gender: Gender }
}

export function formWords({ adopter, publisher, day, days, pet }: Linked) {
  const object = agree('lo', pet.gender)
  const nights = isFirstNights({ day })
  return {
    title: nights
      ? `Hola, ${adopter}. ¿Cómo fueron las primeras noches con ${pet.name}?`
      : `Hola, ${adopter}. ¿Cómo va ${pet.name}?`,
    lead: `Ya lleva ${days} días contigo. Una pregunta y, si quieres, una foto. Toma un minuto y no necesitas iniciar sesión.`,
    question: nights ? '¿Cómo fueron las primeras dos noches?' : '¿Cómo va la convivencia?',
    photo: `Agregar una foto de ${pet.name}`,
    photoHint: `La ve ${publisher}, que ${object} cuidó antes. No se publica.`,
    note: `Algo que quieras contarle a ${publisher}`,
    whatHappened: '¿Qué pasó?',
    tell: `Avisar a ${publisher}`,
    unsentPhoto: 'La foto que elegiste no se envía.',
    erasedPhoto: 'La foto que enviaste antes se borra.',
    thanks: {
      lead: 'Gracias por decirlo.',
      text: `Pasa, y decirlo a tiempo es ${agree('cuidarlo', pet.gender)}.`,
    },
    points: [
      {
        title: `Le avisamos a ${publisher} hoy mismo`,
        text: `Con un toque puede ${agree('publicarlo', pet.gender)} otra vez, con su historia.`,
      },
      {
        title: `${pet.name} sigue contigo hasta que acuerden cómo ${agree('devolverlo', pet.gender)}`,
        text: `No ${object} dejes en la calle ni con un desconocido.`,
      },
      { title: 'No afecta tus próximas solicitudes', text: 'Tu nombre no aparece en su ficha.' },
    ],
  }
}

export function thanksWords({
  answer,
  day,
  days,
  stopped,
  publisher,
  pet,
}: Pick<LinkedCheckInDto, 'answer' | 'day' | 'days' | 'stopped' | 'publisher'> & {
  pet: { name: string; gender: Gender }
}): Words {
  if (answer === 'no funcionó')
    return {
      title: `Gracias por decirlo. Le avisamos a ${publisher}`,
      text: `${pet.name} sigue contigo hasta que acuerden cómo ${agree('devolverlo', pet.gender)}. Si cambia algo, este mismo enlace sigue funcionando.`,
    }
  const next = stopped ? null : nextCheckIn(day)
  return {
    title: `¡Gracias! Le contamos a ${publisher}`,
    text: next
      ? `Te escribimos otra vez ${days < next ? `cuando ${pet.name} cumpla ${next} días en casa` : 'más adelante'}. Si antes necesitas algo, este mismo enlace sigue funcionando.`
      : 'No te preguntamos más. Si necesitas algo, este mismo enlace sigue funcionando.',
  }
}

const answeredWords = (day: CheckInDay, answer: CheckInAnswer): string =>
  `A los ${day} días: ${CHECK_IN_LABELS[answer].label.toLowerCase()}`

/** Whether the last word of an adopter is that it did not work out. */
export const hasFailed = (checkIns: readonly { answer: CheckInAnswer | null }[]): boolean =>
  checkIns.at(-1)?.answer === 'no funcionó'

export function returnWords({
  pet,
  adopter,
}: {
  pet: { name: string; gender: Gender }
  adopter: { name: string }
}) {
  const who = firstName(adopter.name)
  const object = agree('lo', pet.gender)
  return {
    title: `${pet.name} necesita otro hogar`,
    text: `${who} avisó que la adopción no funcionó. ${pet.name} sigue en su casa hasta que acuerden cómo ${agree('devolverlo', pet.gender)}: escríbele.`,
    after: `Al ${agree('publicarlo', pet.gender)} vuelve a las búsquedas con sus fotos y su descripción, y avisamos a quienes buscan una mascota así. El nombre de ${who} no aparece. Si se arregla entre ustedes, no ${object} publiques: ${who} puede cambiar su respuesta.`,
  }
}

type Request = Pick<RequestDetailDto, 'id' | 'side' | 'pet' | 'adopter'>

export const checkInSteps = (checkIns: readonly CheckInDto[], request: Request): TimelineStep[] =>
  checkIns.map((checkIn) => ({
    mark: 'check-in',
    at: checkIn.answeredAt ?? checkIn.sentAt,
    ...(checkIn.answer
      ? { title: answeredWords(checkIn.day, checkIn.answer), text: checkIn.note && `“${checkIn.note}”` }
      : { title: askedWords(request), text: null }),
    ...(checkIn.hasPhoto && { photo: photoOf(checkIn, request) }),
  }))

const askedWords = ({ side, pet, adopter }: Request): string =>
  side === 'adopter'
    ? `Te preguntamos cómo va ${pet.name}`
    : `Le preguntamos a ${firstName(adopter.name)} cómo va ${pet.name}`

const photoOf = ({ day }: CheckInDto, { id, pet, adopter }: Request) => ({
  src: checkInPhotoPath(id, day),
  alt: `${pet.name} en casa de ${firstName(adopter.name)}, a los ${day} días`,
})
