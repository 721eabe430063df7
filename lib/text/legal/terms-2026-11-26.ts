import type { LegalText } from './legal-text'

export const TERMS_2026_11_26: LegalText = {
  version: '2026-11-26',
  summary: [
    'Querencia es una guía gratuita: acerca a quien cuida una mascota y a quien quiere adoptarla.',
    'No somos parte de la adopción: la deciden ustedes dos.',
    'Nunca pedimos dinero por el transporte ni por reservar una mascota.',
    'Para adoptar tienes que ser mayor de edad.',
  ],
  sections: [
    {
      id: 'que-hacemos',
      title: 'Qué hacemos y qué no',
      paragraphs: [
        'Mostramos publicaciones, llevamos solicitudes y mensajes de un lado al otro y recibimos donaciones para las fundaciones.',
        'No vendemos animales, no los transportamos y no comprobamos su salud. El acuerdo de adopción es entre quien entrega a la mascota y quien la recibe.',
        'Si alguien te pide dinero por el transporte en nombre de Querencia, es un engaño: no pagues y repórtalo.',
      ],
    },
    {
      id: 'publicaciones',
      title: 'Publicaciones',
      paragraphs: ['Publica solo mascotas que estén a tu cuidado, con sus fotos y lo que sabes de verdad.'],
      points: [
        'No se permite vender ni cobrar por una mascota.',
        'No pongas teléfonos, correos ni enlaces en el texto.',
        'Revisamos los reportes y podemos ocultar una publicación o suspender una cuenta. Te contamos por qué y puedes responder.',
      ],
    },
    {
      id: 'fundaciones',
      title: 'Fundaciones',
      paragraphs: [
        'Una fundación adjunta un documento que la respalda, y su página se ve cuando el equipo la aprueba. Sus datos de contacto son públicos.',
        'Aprobarla significa que revisamos ese documento, no que respondamos por lo que hace.',
      ],
    },
    {
      id: 'donaciones',
      title: 'Donaciones y devoluciones',
      paragraphs: [
        'Las donaciones llegan a la cuenta de Querencia y el equipo las transfiere a cada fundación. Un aporte mensual puedes cancelarlo cuando quieras desde tu perfil.',
        'Para pedir una devolución, responde al correo del comprobante con el número de la donación. Si la devolvemos, el dinero vuelve al medio con el que pagaste.',
      ],
    },
    {
      id: 'menores',
      title: 'Menores de edad',
      paragraphs: [
        'Adoptan personas adultas. Si eres menor, pídele a una persona adulta de tu casa que envíe la solicitud.',
      ],
    },
    {
      id: 'cambios',
      title: 'Cambios',
      paragraphs: ['Cada versión tiene su fecha y las anteriores se pueden leer.'],
    },
  ],
}
