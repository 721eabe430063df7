import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { fullStop } from '@/lib/text/text'
import type { MonthlyEndReason } from '@/lib/text/vocabulary'
import { composeMail, inName } from './layout'
import type { PetPicture } from './markup'

interface Receipt {
  name: string
  amount: string
  foundation: string
  pet: string | null
  /** Whether the pet had been adopted before it was paid. */
  petHadHome: boolean
  picture?: PetPicture | null
  day: string
  number: number
  url: string
  /** Whether it was paid to a foundation that takes no donations any more. */
  isClosed: boolean
  /** Set where the donation is a month of a monthly gift. */
  monthly: { nextDay: string | null; giftsUrl: string } | 'ended' | null
}

const ENDED = 'Este cobro llegó después de que tu aporte mensual terminó.'
const REVIEWED = 'El equipo lo revisa: responde a este correo si quieres que te lo devolvamos.'

export function donationReceiptMail(receipt: Receipt): MailContent {
  const { name, amount, picture, day, number, url, isClosed, monthly } = receipt
  const foundation = inName(receipt.foundation)
  return composeMail({
    subject: `Recibimos tu donación de ${amount}`,
    name,
    picture,
    paragraphs: [
      'Gracias: tu donación está confirmada.',
      [
        `Monto: ${amount}`,
        `Para: ${receiptGoal(receipt)}`,
        `Fecha: ${day}`,
        ...(monthly === null ? [] : ['Cada cuánto: cada mes']),
        `Donación N.º ${number}`,
      ].join('\n'),
      isClosed
        ? `El dinero llegó a la cuenta de Querencia cuando ${foundation} ya no recibía donaciones. ${REVIEWED}`
        : `El dinero llega a la cuenta de Querencia y de ahí lo transferimos a ${foundation}${fullStop(foundation)}`,
      ...(monthly === null
        ? []
        : [
            monthly === 'ended'
              ? [ENDED, ...(isClosed ? [] : [REVIEWED])].join(' ')
              : `${monthly.nextDay ? `El próximo cobro es el ${monthly.nextDay}. ` : ''}Lo cancelas cuando quieras, en dos clics.`,
          ]),
    ],
    button: { label: 'Ver mi donación', url },
    ...(monthly !== null &&
      monthly !== 'ended' && {
        links: [{ label: 'Ver o cancelar mi aporte mensual', url: monthly.giftsUrl }],
      }),
    reason: 'Recibes este correo porque donaste desde Querencia con tu cuenta. Guárdalo como comprobante.',
  })
}

function receiptGoal({ pet, petHadHome, foundation }: Receipt): string {
  if (pet === null) return inName(foundation)
  return petHadHome
    ? `${inName(foundation)}, porque ${inName(pet)} ya tiene familia`
    : `${inName(pet)}, con ${inName(foundation)}`
}

interface MonthlyGift {
  name: string
  amount: string
  foundation: string
  pet: string | null
  picture?: PetPicture | null
  giftsUrl: string
}

const DONOR = 'Recibes este correo porque tienes o tenías un aporte mensual en Querencia con tu cuenta.'

const forWhom = ({ pet, foundation }: MonthlyGift) =>
  pet === null ? inName(foundation) : `${inName(pet)}, con ${inName(foundation)}`

/** A charge failed, and the provider tries again by itself. Sent once until a charge succeeds. */
export function monthlyFailedMail(gift: MonthlyGift): MailContent {
  return composeMail({
    subject: `No pudimos cobrar tu aporte mensual de ${gift.amount}`,
    name: gift.name,
    picture: gift.picture,
    paragraphs: [
      `Tu banco no aprobó el cobro de este mes para ${forWhom(gift)}. No se cobró nada.`,
      'Puedes dejarlo así: Stripe lo intenta otra vez en los próximos días, y si lo logra te llega el comprobante. Si no lo logra, tu aporte termina y te contamos.',
      'Si tu tarjeta venció o la cambiaste, cancela este aporte en dos clics y empieza uno nuevo con la otra.',
    ],
    button: { label: 'Ver mi aporte', url: gift.giftsUrl },
    reason: DONOR,
  })
}

interface Ended extends MonthlyGift {
  why: Exclude<MonthlyEndReason, 'sin pagar' | 'reemplazado' | 'cuenta eliminada'>
  /** The foundation is blocked: donors read its name nowhere. */
  isUnnamed?: boolean
  takesDonations: boolean
  againUrl: string
  othersUrl: string
}

const NO_MORE = 'No habrá más cobros.'

/** Why a monthly gift ended, and one way to go on, which the donor pays anew: no card is charged without them. */
export function monthlyEndedMail(gift: Ended): MailContent {
  const { subject, text } = wordsOf(gift)
  const again =
    gift.takesDonations && gift.why !== 'fundación cerrada'
      ? { label: `Seguir con ${inName(gift.foundation)}`, url: gift.againUrl }
      : { label: 'Ver otras fundaciones', url: gift.othersUrl }
  return composeMail({
    subject,
    name: gift.name,
    picture: gift.picture,
    paragraphs: [
      text,
      `Dabas ${gift.amount} cada mes. ${NO_MORE}`,
      ...(gift.why === 'adoptada' || gift.why === 'retirada'
        ? [
            `Tú decides si sigues: con el botón eliges el mismo aporte para ${inName(gift.foundation)}. No se cobra nada hasta que lo confirmes en la página de pago.`,
          ]
        : []),
    ],
    ...(gift.why === 'donante' || gift.why === 'cuenta suspendida' ? {} : { button: again }),
    links: [{ label: 'Ver mis aportes', url: gift.giftsUrl }],
    reason: DONOR,
  })
}

function wordsOf(gift: Ended): { subject: string; text: string } {
  const who = gift.pet === null ? inName(gift.foundation) : inName(gift.pet)
  const plain = { subject: `Tu aporte mensual para ${who} terminó` }
  switch (gift.why) {
    case 'donante':
      return {
        subject: `Cancelaste tu aporte mensual para ${who}`,
        text: `Queda cancelado. Gracias por lo que diste para ${forWhom(gift)}.`,
      }
    case 'adoptada':
      return {
        subject: `${who} ya tiene familia`,
        text: `¡Qué alegría! Adoptaron a ${who}, y tu aporte mensual termina hoy. Gracias por acompañar su espera.`,
      }
    case 'retirada':
      return {
        ...plain,
        text: `La publicación de ${who} ya no está en Querencia, así que tu aporte mensual termina hoy.`,
      }
    case 'fundación cerrada':
      if (gift.isUnnamed)
        return {
          subject: 'Tu aporte mensual terminó',
          text: 'La fundación a la que dabas ya no recibe donaciones en Querencia, así que tu aporte mensual termina hoy.',
        }
      return {
        ...plain,
        text: `${inName(gift.foundation)} ya no recibe donaciones en Querencia, así que tu aporte mensual termina hoy.`,
      }
    case 'cuenta suspendida':
      return { ...plain, text: 'Tu cuenta está suspendida, así que tu aporte mensual termina hoy.' }
    case 'pago fallido':
      return {
        ...plain,
        text: `Tu banco no aprobó el cobro para ${forWhom(gift)} después de varios intentos, y ya no lo intentamos más. Si quieres seguir, empieza uno nuevo con otra tarjeta.`,
      }
    case 'proveedor':
      return {
        ...plain,
        text: `El proveedor de pagos terminó el cobro mensual para ${forWhom(gift)}. Si quieres seguir, puedes empezar uno nuevo.`,
      }
  }
}
