import type { LegalText } from './legal-text'

/** Names of laws and authorities are from memory, not checked against the texts: a lawyer reads this before it is public. */
export const PRIVACY_2026_11_26: LegalText = {
  version: '2026-11-26',
  summary: [
    'Guardamos lo necesario para que puedas adoptar, dar en adopción y ayudar a una fundación.',
    'No vendemos tus datos ni mostramos publicidad.',
    'Tu teléfono y tu correo no aparecen en las páginas públicas, salvo que representes a una fundación.',
    'Puedes ver tus datos, llevártelos, corregirlos y eliminar tu cuenta cuando quieras.',
    'Usamos solo las cookies que el sitio necesita para funcionar, por eso no te pedimos aceptarlas.',
  ],
  sections: [
    {
      id: 'responsable',
      title: 'Quién responde por tus datos',
      paragraphs: ['Es quien decide para qué se usan y a quien puedes reclamarle.'],
      facts: 'responsible',
    },
    {
      id: 'datos',
      title: 'Qué datos, para qué y por cuánto tiempo',
      paragraphs: ['Cuando pasa el plazo, los borramos o les quitamos lo que dice de quién eran.'],
      facts: 'data',
    },
    {
      id: 'quienes',
      title: 'Quién más los trata',
      paragraphs: ['Estos servicios trabajan para nosotros, y solo reciben lo que su tarea necesita:'],
      points: [
        'Quien aloja el sitio y su base de datos.',
        'Resend, que entrega nuestros correos: recibe tu correo y el texto del mensaje.',
        'Stripe, que cobra las donaciones: los datos de tu tarjeta llegan a Stripe y no pasan por Querencia.',
        'El servicio de archivos que guarda las fotos y los documentos, si no están en el mismo servidor.',
        'Google Maps, si usas tu ubicación y el sitio tiene ese servicio: recibe una posición redondeada a más o menos un kilómetro, sin tu nombre.',
      ],
    },
    {
      id: 'otros-paises',
      title: 'Datos que salen de tu país',
      paragraphs: [
        'Querencia funciona en cinco países, y los servicios de arriba pueden guardar datos en otros, como Estados Unidos.',
        'Pregúntanos y te decimos en qué país está cada uno.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: [
        'Estas son todas. Ninguna te sigue por otros sitios.',
        'Tu navegador también guarda, sin enviarlo, las mascotas que viste, tu ciudad y los borradores de lo que escribes.',
      ],
      facts: 'cookies',
    },
    {
      id: 'derechos',
      title: 'Tus derechos y cómo usarlos',
      paragraphs: [
        'Puedes pedir acceso a tus datos, que los corrijamos, que los borremos, que dejemos de usarlos para algo o una copia para llevar.',
        'No cuesta nada. Se pide en la página de derechos, también sin cuenta o con la cuenta suspendida. Si tienes una cuenta, puedes descargar tus datos y eliminarla desde tu perfil, sin esperar a nadie.',
        'Si no te respondemos o no estás de acuerdo, puedes reclamar ante la autoridad de tu país.',
      ],
    },
    {
      id: 'argentina',
      title: 'Argentina',
      paragraphs: [
        'Rige la Ley 25.326 de Protección de los Datos Personales. La autoridad es la Agencia de Acceso a la Información Pública (AAIP), que atiende denuncias y reclamos.',
      ],
    },
    {
      id: 'chile',
      title: 'Chile',
      paragraphs: [
        'Desde el 1 de diciembre de 2026 rige la Ley 21.719; hasta entonces, la Ley 19.628. La autoridad es la Agencia de Protección de Datos Personales.',
      ],
    },
    {
      id: 'colombia',
      title: 'Colombia',
      paragraphs: [
        'Rige la Ley 1581 de 2012. La autoridad es la Superintendencia de Industria y Comercio (SIC). Antes de reclamar ante ella, escríbenos primero.',
      ],
    },
    {
      id: 'ecuador',
      title: 'Ecuador',
      paragraphs: [
        'Rige la Ley Orgánica de Protección de Datos Personales (LOPDP). La autoridad es la Superintendencia de Protección de Datos Personales.',
      ],
    },
    {
      id: 'peru',
      title: 'Perú',
      paragraphs: [
        'Rige la Ley 29733 de Protección de Datos Personales. La autoridad es la Autoridad Nacional de Protección de Datos Personales (ANPD).',
      ],
    },
  ],
}
