import type { PetDto } from '@/lib/pets/dto'
import { agree } from '@/lib/text/copy/agree'
import { NO_PRICE } from '@/lib/text/copy/fraud-warnings'
import { joinAnd } from '@/lib/text/copy/join-words'
import { textIssueRefusal } from '@/lib/text/copy/text-issues'
import { formatCount } from '@/lib/text/numbers'
import { publisherName } from '@/lib/text/text'
import type { ClosingReason, Gender, RejectionReason, TextIssue } from '@/lib/text/vocabulary'

/** Who speaks: a foundation says 'we', a person 'I'. */
interface Voice {
  isFoundation: boolean
}

const speaker =
  ({ isFoundation }: Voice) =>
  (one: string, several: string): string =>
    isFoundation ? several : one

export function rejectionLabel(reason: RejectionReason, { gender, ...voice }: Voice & { gender: Gender }) {
  const says = speaker(voice)
  const labels: Record<RejectionReason, string> = {
    'otra familia': `${says('Elegí', 'Elegimos')} a otra familia`,
    'tiene familia': 'Ya tiene familia',
    niños: 'No convive con niños',
    horas: `Pasa muchas horas ${agree('solo', gender)}`,
    lejos: 'Vive muy lejos',
    arrendador: 'Falta permiso del arrendador',
    'sin respuesta': `No respondió ${says('mis', 'nuestros')} mensajes`,
    otro: 'Otro motivo',
  }
  return labels[reason]
}

interface Rejected {
  pet: string
  gender: Gender
  says: ReturnType<typeof speaker>
}

const WHY_REJECTED: Record<RejectionReason, (rejected: Rejected) => string> = {
  'otra familia': ({ says }) =>
    `Esta vez ${says('elegí', 'elegimos')} a otra familia. No es por nada que hayas dicho: la tuya suena a un buen hogar.`,
  'tiene familia': ({ pet }) =>
    `${pet} ya tiene familia. Llegaron muchas solicitudes, y la tuya también era de alguien que quiere cuidar.`,
  niños: ({ pet, says }) =>
    `${pet} no está a gusto con niños, y ${says('prefiero', 'preferimos')} un hogar donde todos vivan en calma. No es por nada que hayas hecho.`,
  horas: ({ pet, gender }) => `${pet} necesita compañía y pasaría muchas horas ${agree('solo', gender)}.`,
  lejos: ({ says }) =>
    `Vives lejos y ${says('quiero', 'queremos')} poder acompañar los primeros días de cerca.`,
  arrendador: ({ pet, says }) =>
    `Para que ${pet} no tenga que irse otra vez ${says('necesito', 'necesitamos')} que quien arrienda tu casa esté de acuerdo. Con su permiso por escrito te será más fácil adoptar.`,
  'sin respuesta': ({ says }) =>
    says(
      'Te escribí y no supe más de ti, así que seguí con otras solicitudes. Sé que a veces la vida se cruza.',
      'Te escribimos y no supimos más de ti, así que seguimos con otras solicitudes. Sabemos que a veces la vida se cruza.',
    ),
  otro: ({ pet, says }) =>
    `Lo ${says('pensé', 'pensamos')} con calma y esta vez ${pet} no puede irse contigo. No es por nada que hayas hecho.`,
}

/** A kind text for a rejection, ready to send or to be edited. Names are first names. */
export function rejectionText(
  reason: RejectionReason,
  { adopter, pet, gender, ...voice }: Voice & { adopter: string; pet: string; gender: Gender },
): string {
  const thanks = `Hola, ${adopter}. Gracias por tu solicitud y por querer darle un hogar a ${pet}.`
  const why = WHY_REJECTED[reason]({ pet, gender, says: speaker(voice) })
  return `${thanks} ${why} Ojalá encuentres pronto a tu mascota.`
}

const CLOSING_WORDS: Record<ClosingReason, string> = {
  adoptada: 'Encontró otra familia',
  retirada: 'Quitaron la publicación',
  equipo: 'Nuestro equipo retiró la publicación',
  cuenta: 'Quien la publicó ya no está en Querencia',
}

export const closingWords = (reason: RejectionReason | ClosingReason | null): string | null =>
  reason !== null && Object.hasOwn(CLOSING_WORDS, reason) ? CLOSING_WORDS[reason as ClosingReason] : null

/** 'Camilo', or the foundation's name. */
export const publisherOf = ({ foundation, owner }: Pick<PetDto, 'foundation' | 'owner'>): string =>
  publisherName({ name: owner.name, foundation: foundation?.name ?? null })

/** 'Camilo', or 'la fundación', within a sentence. */
export const publisherWords = ({ publisher, isFoundation }: { publisher: string; isFoundation: boolean }) =>
  isFoundation ? 'la fundación' : publisher

export const textRefusal = (issue: TextIssue): string =>
  textIssueRefusal(issue, {
    found: 'Tu mensaje parece tener',
    again: 'vuelve a enviarlo',
    contacts: 'el teléfono y el correo se comparten solos cuando se acepta una solicitud',
  })

export function peopleNames(names: readonly string[]): string {
  const shown = names.length > 3 ? [...names.slice(0, 2), `${formatCount(names.length - 2)} más`] : names
  return joinAnd(shown)
}

export function transportWarning(side: 'owner' | 'adopter', gender: Gender): { lead: string; text: string } {
  return side === 'adopter'
    ? {
        lead: 'Nunca pagues “transporte” por adelantado.',
        text: `${NO_PRICE}. Si te piden dinero antes de ${agree('conocerlo', gender)}, no lo envíes.`,
      }
    : {
        lead: 'Nadie paga “transporte” por adelantado.',
        text: 'No cobres ni pagues antes de conocerse en persona y en un lugar público.',
      }
}

/** The first words after an acceptance, by mail or WhatsApp. @param names.isFoundation whether the owner is one */
export function firstMessage(
  side: 'owner' | 'adopter',
  { me, other, pet, isFoundation }: Voice & { me: string; other: string; pet: string },
): { subject: string; text: string } {
  const says = speaker({ isFoundation })
  return {
    subject: `Para conocer a ${pet}, de Querencia`,
    text:
      side === 'adopter'
        ? `Hola, ${other}. Soy ${me}, ${says('te', 'les')} escribo por Querencia. ¡Gracias por aceptar mi solicitud! ¿Cuándo podríamos conocer a ${pet}?`
        : `Hola, ${other}. ${says('Soy', 'Somos')} ${me}, te ${says('escribo', 'escribimos')} por Querencia. ¿Cuándo te queda bien conocer a ${pet}?`,
  }
}
