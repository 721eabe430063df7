import type { LegalText } from './legal-text'
import { PRIVACY_2026_11_26 } from './privacy-2026-11-26'

const SERVICES = [
  'Quien aloja el sitio y su base de datos.',
  'Resend, que entrega nuestros correos: recibe tu correo y el texto del mensaje. Si respondes al correo de una conversación, también recibe tu respuesta.',
  'El servicio de avisos de tu navegador, por ejemplo de Google, Apple, Mozilla o Microsoft, si pides avisos en un dispositivo: recibe cada aviso cifrado, y no puede leerlo.',
  'Stripe, que cobra las donaciones: de nosotros recibe el monto y números, sin tu nombre. Los datos de tu tarjeta llegan a Stripe y no pasan por Querencia.',
  'El servicio de archivos que guarda las fotos y los documentos, si no están en el mismo servidor.',
  'El proveedor con el que ingresas, si eliges uno: sabe que entras a Querencia y nos dice tu nombre y tu correo.',
  'Google Maps, si usas tu ubicación y el sitio tiene ese servicio: recibe una posición redondeada a más o menos un kilómetro, sin tu nombre.',
]

/** Names who takes part in notices on devices and in answers by mail; all else is as in the version before. */
export const PRIVACY_2026_11_27: LegalText = {
  ...PRIVACY_2026_11_26,
  version: '2026-11-27',
  sections: PRIVACY_2026_11_26.sections.map((section) =>
    section.id === 'quienes' ? { ...section, points: SERVICES } : section,
  ),
}
