import type { MailContent } from '@/lib/integrations/mail/mail'
import { composeMail, inName } from './layout'

interface Receipt {
  name: string
  /** With its currency. */
  amount: string
  foundation: string
  /** The pet it was given for. */
  pet: string | null
  day: string
  number: number
  url: string
}

export function donationReceiptMail(receipt: Receipt): MailContent {
  const { name, amount, pet, day, number, url } = receipt
  const foundation = inName(receipt.foundation)
  return composeMail({
    subject: `Recibimos tu donación de ${amount}`,
    name,
    paragraphs: [
      'Gracias: tu donación está confirmada.',
      [
        `Monto: ${amount}`,
        `Para: ${pet ? `${inName(pet)}, con ${foundation}` : foundation}`,
        `Fecha: ${day}`,
        `Donación N.º ${number}`,
      ].join('\n'),
      `El dinero llega a la cuenta de Querencia y de ahí lo transferimos a ${foundation}.`,
    ],
    button: { label: 'Ver mi donación', url },
    reason: 'Recibes este correo porque donaste desde Querencia con tu cuenta. Guárdalo como comprobante.',
  })
}
