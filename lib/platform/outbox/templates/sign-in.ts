import type { MailContent } from '@/lib/platform/integrations/mail/mail'
import { composeMail, REASONS } from './layout'

interface Resettable {
  name: string
  resetUrl: string
}

const TO_OWNER = 'Recibes este correo porque avisamos a quien tiene la cuenta de lo que toca a su seguridad.'

export function failedLoginsMail({
  name,
  failures,
  resetUrl,
}: Resettable & { failures: number }): MailContent {
  return composeMail({
    subject: 'Muchos intentos de ingresar a tu cuenta',
    name,
    paragraphs: [
      `Hoy alguien intentó ingresar ${failures} veces a tu cuenta de Querencia y no lo logró.`,
      'Si fuiste tú y no recuerdas tu contraseña, elige una nueva con este botón.',
      'Si no fuiste tú, tu cuenta sigue cerrada para los demás. Si usas la misma contraseña en otro sitio, elige aquí una que no uses en ninguna otra parte. Nunca te pediremos tu contraseña por correo.',
    ],
    button: { label: 'Elegir otra contraseña', url: resetUrl },
    reason: `${TO_OWNER} Como mucho uno al día.`,
  })
}

export function newNetworkMail({ name, resetUrl }: Resettable): MailContent {
  return composeMail({
    subject: 'Ingreso desde una red nueva',
    name,
    paragraphs: [
      'Alguien ingresó a tu cuenta del equipo desde una red que no habías usado, con tu contraseña y tu segundo factor.',
      'Si fuiste tú, no tienes que hacer nada. Si no fuiste tú, cambia tu contraseña ahora mismo, que cierra todas las sesiones, y pide a otra persona del equipo que restablezca tu segundo factor.',
    ],
    button: { label: 'Cambiar mi contraseña', url: resetUrl },
    reason: REASONS.staff,
  })
}

export function secondFactorActivatedMail({ name, resetUrl }: Resettable): MailContent {
  return composeMail({
    subject: 'Activaste tu segundo factor',
    name,
    paragraphs: [
      'Desde ahora, para ingresar con tu cuenta del equipo pedimos también el código de tu aplicación.',
      'Si no fuiste tú, alguien tiene tu contraseña: cámbiala ahora mismo y avisa a otra persona del equipo para que restablezca tu segundo factor.',
    ],
    button: { label: 'Cambiar mi contraseña', url: resetUrl },
    reason: REASONS.staff,
  })
}

const leftText = (left: number) =>
  left === 0 ? 'Ya no te queda ninguno.' : left === 1 ? 'Te queda 1.' : `Te quedan ${left}.`

export function recoveryCodeUsedMail({ name, left, resetUrl }: Resettable & { left: number }): MailContent {
  return composeMail({
    subject: 'Se usó un código de recuperación',
    name,
    paragraphs: [
      `Alguien ingresó a tu cuenta del equipo con tu contraseña y un código de recuperación. ${leftText(left)}`,
      'Si perdiste tu dispositivo, restablece tu segundo factor en tu cuenta del panel del equipo para configurar el nuevo.',
      'Si no fuiste tú, cambia tu contraseña ahora mismo y avisa a otra persona del equipo.',
    ],
    button: { label: 'Cambiar mi contraseña', url: resetUrl },
    reason: REASONS.staff,
  })
}

export function secondFactorResetMail({ name, url }: { name: string; url: string }): MailContent {
  return composeMail({
    subject: 'Restablecimos tu segundo factor',
    name,
    paragraphs: [
      'El equipo quitó la aplicación y los códigos de recuperación de tu cuenta, y cerramos tus sesiones. La próxima vez que ingreses te pediremos configurar una aplicación nueva.',
      'Hazlo cuanto antes. Si no lo pediste, avisa a otra persona del equipo y cambia tu contraseña.',
    ],
    button: { label: 'Ingresar', url },
    reason: REASONS.staff,
  })
}
