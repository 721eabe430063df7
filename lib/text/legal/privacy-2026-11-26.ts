import { CONTACT, RIGHTS } from '@/lib/text/routes'
import type { LegalText } from './legal-text'

/**
 * A lawyer reads this before it is public. What the countries' sections say of a law was checked against the text that
 * `lib/privacy/rights/terms.ts` names, except: what Ley 19.628 gives in Chile before its reform beside articles 12, 13
 * and 16, whether that reform was postponed, and the authorities' web addresses other than spdp.gob.ec.
 */
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
      paragraphs: ['Es quien decide para qué se usan y ante quien puedes reclamar.'],
      facts: 'responsible',
    },
    {
      id: 'datos',
      title: 'Qué datos, para qué y por cuánto tiempo',
      paragraphs: ['Cuando pasa el plazo, los borramos o quitamos lo que permite saber de quién eran.'],
      facts: 'data',
    },
    {
      id: 'quienes',
      title: 'Quién más los trata',
      paragraphs: ['Estos servicios trabajan para nosotros, y solo reciben lo que su tarea necesita:'],
      points: [
        'Quien aloja el sitio y su base de datos.',
        'Resend, que entrega nuestros correos: recibe tu correo y el texto del mensaje.',
        'Stripe, que cobra las donaciones: de nosotros recibe el monto y números, sin tu nombre. Los datos de tu tarjeta llegan a Stripe y no pasan por Querencia.',
        'El servicio de archivos que guarda las fotos y los documentos, si no están en el mismo servidor.',
        'El proveedor con el que ingresas, si eliges uno: sabe que entras a Querencia y nos dice tu nombre y tu correo.',
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
      links: [{ label: 'Preguntar', href: CONTACT }],
    },
    {
      id: 'cookies',
      title: 'Cookies',
      paragraphs: [
        'Estas son todas. Ninguna te sigue por otros sitios. Algunas llevan delante del nombre __Host- o __Secure-.',
        'La segunda tabla es lo que además guarda tu navegador, en tu dispositivo. No se envía con cada página, como una cookie.',
      ],
      facts: 'cookies',
    },
    {
      id: 'derechos',
      title: 'Tus derechos y cómo usarlos',
      paragraphs: [
        'Puedes pedir acceso a tus datos, que los corrijamos o borremos, que dejemos de usarlos para algo, que los bloqueemos por un tiempo o una copia que otro servicio pueda leer.',
        'No cuesta nada. Se pide en la página de derechos, también sin cuenta o con la cuenta suspendida o bloqueada. Si tienes una cuenta, puedes descargar tus datos y eliminarla desde tu perfil, sin esperar a nadie; con la cuenta bloqueada, la eliminación se pide ahí.',
        'Si no te respondemos o no estás de acuerdo, puedes reclamar ante la autoridad de tu país.',
      ],
      links: [
        { label: 'Ejercer tus derechos', href: RIGHTS },
        { label: 'Escribirnos', href: CONTACT },
      ],
    },
    {
      id: 'argentina',
      title: 'Argentina',
      paragraphs: [
        'Rige la Ley 25.326 de Protección de los Datos Personales.',
        'Puedes pedir acceso a tus datos, y que los rectifiquemos, actualicemos o suprimamos, o que los tratemos como confidenciales. La ley no nombra la oposición, la portabilidad ni el bloqueo a pedido: también los atendemos.',
        'No suprimimos un dato si eso perjudica derechos de otra persona o si una ley nos obliga a conservarlo. Te decimos por qué.',
        'Si no te respondemos o no estás de acuerdo, puedes reclamar ante la Agencia de Acceso a la Información Pública (AAIP), la autoridad de esta ley: argentina.gob.ar/aaip. También puedes iniciar ante un juez la acción de hábeas data.',
      ],
      facts: 'terms-ARG',
    },
    {
      id: 'chile',
      title: 'Chile',
      paragraphs: [
        'Rige la Ley 19.628. La Ley 21.719 la reforma por completo: según el texto que se publicó, desde el 1 de diciembre de 2026.',
        'Hasta la reforma puedes pedir información, modificación, eliminación o bloqueo de tus datos. Desde la reforma, también oponerte a otros usos y recibir una copia que otro servicio pueda leer. Nosotros ya atendemos todo.',
        'Si pides rectificación, supresión u oposición, puedes pedir además que bloqueemos tus datos mientras lo resolvemos: se guardan, pero no se usan.',
        'Si no te respondemos o no estás de acuerdo, hasta la reforma puedes recurrir al juez de letras en lo civil. Desde la reforma puedes reclamar ante la Agencia de Protección de Datos Personales: si te decimos que no, tienes 30 días hábiles para hacerlo.',
      ],
      facts: 'terms-CHL',
    },
    {
      id: 'colombia',
      title: 'Colombia',
      paragraphs: [
        'Rige la Ley Estatutaria 1581 de 2012. Pedir acceso es una consulta; pedir que corrijamos, actualicemos o borremos un dato es un reclamo. La ley no nombra la portabilidad ni el bloqueo: los atendemos como lo más parecido.',
        'Si a tu reclamo le falta algo, te lo pedimos dentro de los cinco días siguientes.',
        'Si no te respondemos o no estás de acuerdo, puedes presentar una queja ante la Superintendencia de Industria y Comercio (SIC): sic.gov.co. Antes tienes que habernos escrito a nosotros.',
      ],
      facts: 'terms-COL',
    },
    {
      id: 'ecuador',
      title: 'Ecuador',
      paragraphs: [
        'Rige la Ley Orgánica de Protección de Datos Personales (LOPDP).',
        'Puedes pedir acceso, rectificación y actualización, eliminación, oposición, portabilidad, y que suspendamos el tratamiento. En nuestra página de derechos, la suspensión se llama bloqueo temporal, y la eliminación, supresión.',
        'Si no te respondemos a tiempo o te decimos que no, puedes reclamar ante la Superintendencia de Protección de Datos Personales (SPDP): spdp.gob.ec.',
      ],
      facts: 'terms-ECU',
    },
    {
      id: 'peru',
      title: 'Perú',
      paragraphs: [
        'Rigen la Ley 29733 de Protección de Datos Personales y su reglamento, el Decreto Supremo 016-2024-JUS.',
        'Puedes pedir acceso, rectificación, cancelación, oposición y portabilidad. En nuestra página de derechos, la cancelación se llama supresión: si la pides, la ley ordena bloquear los datos hasta que se decida.',
        'Si no te respondemos a tiempo, puedes dar tu solicitud por denegada. Puedes reclamar ante la Autoridad Nacional de Protección de Datos Personales (ANPD), del Ministerio de Justicia y Derechos Humanos: gob.pe/anpd. También puedes acudir al Poder Judicial con un hábeas data.',
      ],
      facts: 'terms-PER',
    },
  ],
}
