import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { composeMail } from './layout'

/** To the address that an account asked for. */
export function confirmNewEmailMail({ name, url }: { name: string; url: string }): MailContent {
  return composeMail({
    subject: 'Confirma tu nuevo correo en Querencia',
    name,
    paragraphs: [
      'Pediste usar este correo para ingresar a Querencia. Confírmalo desde tu cuenta: hasta entonces sigue valiendo el anterior.',
      'El enlace sirve una sola vez, durante 24 horas. Si te pide ingresar, usa el correo de siempre.',
    ],
    button: { label: 'Confirmar mi nuevo correo', url },
    reason:
      'Recibes este correo porque alguien escribió esta dirección en una cuenta de Querencia. Si no fuiste tú, ignóralo: nadie puede usar el enlace sin ingresar a esa cuenta.',
  })
}

/** To the address that an account had. @param url of what undoes it */
export function emailChangedMail({ name, url }: { name: string; url: string }): MailContent {
  return composeMail({
    subject: 'El correo de tu cuenta cambió',
    name,
    paragraphs: [
      'Tu cuenta de Querencia usa otro correo desde hace un momento: ahí llegan sus avisos y ahí siguen sus conversaciones. Lo que respondas desde este no llega.',
      'Si fuiste tú, no tienes que hacer nada. Si no fuiste tú, deshaz el cambio: tu cuenta vuelve a tener este correo, se cierran todas sus sesiones y eliges una contraseña nueva.',
      'El enlace sirve una sola vez, durante 7 días.',
    ],
    button: { label: 'Deshacer el cambio', url },
    reason: 'Recibes este correo porque avisamos de cada cambio de correo a quien tenía la cuenta con él.',
  })
}

/** To the address that an account leaves for the one that it had before. */
export function emailLeftMail({ name }: { name: string }): MailContent {
  return composeMail({
    subject: 'Tu cuenta volvió a su correo anterior',
    name,
    paragraphs: [
      'La cuenta de Querencia que tenía este correo volvió al que tenía antes, porque alguien que lee ese correo lo pidió.',
      'Si no fuiste tú, responde a este correo y lo vemos contigo.',
    ],
    reason: 'Recibes este correo porque avisamos de cada cambio de correo a quien tenía la cuenta con él.',
  })
}
