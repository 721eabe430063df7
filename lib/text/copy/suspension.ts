export const SUSPENSION_MOTIVES = {
  fotos: 'Fotos o animales que no son suyos',
  dinero: 'Pide dinero o vende animales',
  engaño: 'Se hace pasar por otra persona u organización',
  trato: 'Maltrato, amenazas o insultos',
  datos: 'Publica datos de otras personas',
  otro: 'No cumple las reglas del sitio',
} as const

type SuspensionMotive = keyof typeof SUSPENSION_MOTIVES

export const isSuspensionMotive = (value: string): value is SuspensionMotive => value in SUSPENSION_MOTIVES

const OF_FRAUD = [SUSPENSION_MOTIVES.fotos, SUSPENSION_MOTIVES.dinero, SUSPENSION_MOTIVES.engaño]

/** Whether who talked with the account is warned of it. @param reason as stored, with its motive first */
export const isFraudReason = (reason: string | null): boolean =>
  reason !== null && OF_FRAUD.some((motive) => reason.startsWith(motive))

/** To the other side of its requests; neither why nor by whom it was noticed. */
export const accountUnderReview = (whose: string): string =>
  `Nuestro equipo detuvo la cuenta de ${whose} mientras la revisa.`

/** For the suspended person and the audit log. */
export const suspensionReason = (motive: SuspensionMotive, text: string) =>
  `${SUSPENSION_MOTIVES[motive]}. ${text}`

export const SUSPENSION_WORDS = {
  before:
    'Suspendimos tu cuenta de Querencia: por ahora no puedes ingresar, y tus publicaciones no se ven. Este es el motivo:',
  after:
    'No borramos tu cuenta ni tus publicaciones. Las solicitudes que enviaste, tus aportes mensuales y tus finales felices terminan. Si crees que es un error, responde a este correo y lo vemos contigo.',
  data: 'Tus datos siguen siendo tuyos: con este enlace puedes descargarlos o eliminar tu cuenta, durante 30 días y sin ingresar.',
} as const

export const SUSPENDED = {
  title: 'Tu cuenta está suspendida',
  text: 'Te escribimos el motivo a tu correo: si crees que es un error, responde a ese mensaje y lo vemos contigo. En él también hay un enlace a tus datos y a lo que puedes hacer con tu cuenta; con «¿Olvidaste tu contraseña?» te lo enviamos otra vez.',
} as const

export const ACCOUNT_SUSPENDED = `${SUSPENDED.title}. ${SUSPENDED.text}`
