import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { fullStop } from '@/lib/text/text'
import { composeMail, inName } from './layout'
import type { PetPicture } from './markup'

interface Receipt {
  name: string
  amount: string
  foundation: string
  pet: string | null
  picture?: PetPicture | null
  day: string
  number: number
  url: string
  /** Whether it was paid to a foundation that takes no donations any more. */
  isClosed: boolean
  /** Set where the donation is a month of a monthly gift. */
  monthly: { nextDay: string; giftsUrl: string } | 'ended' | null
}

const ENDED = 'Este cobro llegó después de que tu aporte mensual terminó.'
const REVIEWED = 'El equipo lo revisa: responde a este correo si quieres que te lo devolvamos.'

export function donationReceiptMail(receipt: Receipt): MailContent {
  const { name, amount, pet, picture, day, number, url, isClosed, monthly } = receipt
  const foundation = inName(receipt.foundation)
  return composeMail({
    subject: `Recibimos tu donación de ${amount}`,
    name,
    picture,
    paragraphs: [
      'Gracias: tu donación está confirmada.',
      [
        `Monto: ${amount}`,
        `Para: ${pet ? `${inName(pet)}, con ${foundation}` : foundation}`,
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
              : `El próximo cobro es el ${monthly.nextDay}. Lo cancelas cuando quieras, en dos clics.`,
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
