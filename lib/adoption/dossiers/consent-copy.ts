import { RETENTION_DAYS } from '@/lib/text/retention-terms'

/** How long a request keeps its copy of a dossier: from when it was sent while it is open, then from its end. */
export const COPY_DAYS = { open: RETENTION_DAYS.openCopy, ended: RETENTION_DAYS.endedCopy }

/** What an adopter agrees to. Whoever changes a word raises the version: everybody is asked again. */
export const CONSENT = {
  version: 1,
  summary:
    'Acepto que Querencia guarde estos datos y envíe una copia a quien cuida la mascota que solicite. Puedo borrarlos cuando quiera.',
  text: [
    'Qué guardamos: lo que respondes aquí sobre tu vivienda, con quién vives, tus mascotas, las horas que la mascota estaría sola y, si las cuentas, la edad de los niños y tu experiencia. No pedimos tu dirección, tu documento ni fotos de tu casa.',
    'Para qué: para que quien cuida la mascota que solicitas decida si tu hogar es para ella. Para nada más.',
    'Quién lo ve: tú y, con cada solicitud que envías, quien publica esa mascota, que recibe una copia. Si después cambias tus datos, las copias que ya enviaste no cambian.',
    `Cuánto tiempo: tus datos, hasta que los borres o elimines tu cuenta. Cada copia, mientras la solicitud siga abierta, un año como máximo, y ${COPY_DAYS.ended} días después de que termine, sea por un rechazo, porque la retiraste, porque se cerró o porque adoptaste.`,
    'Tus derechos: en tu Perfil Adoptante puedes verlos, cambiarlos y borrarlos, y en tus datos descargarlos. Al borrarlos retiras este permiso: se borran también todas las copias que enviaste.',
    'Es tu decisión: si no aceptas, no guardamos nada, y no podrás enviar solicitudes desde la página.',
  ],
} as const

export const CONSENT_MISSING = 'Marca la casilla: sin tu permiso no podemos guardar estos datos'

/** The page was open while the text changed. */
export const CONSENT_CHANGED =
  'El texto cambió desde que abriste la página: vuelve a cargarla y léelo otra vez'
