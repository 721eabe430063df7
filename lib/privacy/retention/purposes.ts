/** What a group of tables is for, for people to read. */
interface Purpose {
  data: string
  purpose: string
  basis: keyof typeof BASES
}

/** On which ground data may be kept, in words. */
export const BASES = {
  contract: 'El servicio que pediste',
  consent: 'Tu consentimiento, que puedes retirar',
  'legal obligation': 'Las cuentas que la ley pide llevar',
  'legitimate interest': 'La seguridad de las personas y del sitio',
} as const

export const PURPOSES = {
  account: {
    data: 'Tu cuenta: nombre, correo, teléfono, dirección, ciudad, foto',
    purpose: 'Que puedas ingresar, publicar y adoptar',
    basis: 'contract',
  },
  access: {
    data: 'Cómo ingresas: enlaces, sesiones, intentos y una huella de tus redes, de la que no se puede leer la dirección IP',
    purpose: 'Avisarte de ingresos extraños y frenar ataques',
    basis: 'legitimate interest',
  },
  devices: {
    data: 'Los dispositivos en los que pediste avisos',
    purpose: 'Avisarte ahí, en lugar de por correo, cuando te escriben o te responden',
    basis: 'consent',
  },
  consents: {
    data: 'Lo que permitiste, cuándo y cómo',
    purpose: 'Poder demostrarlo y respetar que lo retires',
    basis: 'legal obligation',
  },
  profile: {
    data: 'Tu perfil adoptante: qué mascota buscas',
    purpose: 'Mostrarte cuánto encajas con cada mascota',
    basis: 'contract',
  },
  pets: {
    data: 'Las mascotas que publicas: fotos, ciudad, lo que cuentas',
    purpose: 'Que las encuentre quien puede adoptarlas',
    basis: 'contract',
  },
  uploads: {
    data: 'Fotos y archivos que subes',
    purpose: 'Mostrarlos donde los publicas',
    basis: 'contract',
  },
  imports: {
    data: 'Planillas de mascotas de una fundación',
    purpose: 'Publicar muchas mascotas de una vez',
    basis: 'contract',
  },
  searches: {
    data: 'Favoritos y búsquedas guardadas',
    purpose: 'Mostrártelos y avisarte de mascotas nuevas',
    basis: 'consent',
  },
  home: {
    data: 'Lo que cuentas de tu hogar',
    purpose: 'Que quien cuida a la mascota pueda decidir',
    basis: 'consent',
  },
  requests: {
    data: 'Solicitudes de adopción, mensajes y cómo siguió',
    purpose: 'Que quien cuida y quien adopta se pongan de acuerdo',
    basis: 'contract',
  },
  stories: {
    data: 'Las historias de adopciones que cuentas para todo el mundo, con sus fotos, tu ciudad y, si quieres, tu nombre de pila',
    purpose: 'Mostrarlas en Finales felices',
    basis: 'consent',
  },
  foundations: {
    data: 'Datos, documento y gastos de una fundación',
    purpose: 'Comprobar quién es y mostrar su página',
    basis: 'contract',
  },
  reviews: {
    data: 'Comentarios sobre fundaciones',
    purpose: 'Que otras personas sepan cómo trabajan',
    basis: 'contract',
  },
  money: {
    data: 'Donaciones y aportes: monto, fecha, número de pago',
    purpose: 'Entregarlos, darte un comprobante y llevar las cuentas',
    basis: 'legal obligation',
  },
  reports: {
    data: 'Reportes y decisiones del equipo',
    purpose: 'Proteger a personas y animales de engaños y malos tratos',
    basis: 'legitimate interest',
  },
  rights: {
    data: 'Lo que pides sobre tus datos, y la respuesta',
    purpose: 'Responderte a tiempo y poder demostrarlo',
    basis: 'legal obligation',
  },
  contact: {
    data: 'Lo que nos escribes por el formulario de contacto: nombre, correo, mensaje, y la respuesta',
    purpose: 'Responderte',
    basis: 'contract',
  },
  mails: {
    data: 'Correos que te enviamos',
    purpose: 'Enviarlos otra vez si fallan',
    basis: 'contract',
  },
} as const satisfies Record<string, Purpose>

export type PurposeName = keyof typeof PURPOSES
