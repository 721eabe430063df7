/** Indexes are 0-based; texts count from 1. */

const place = (index: number, count: number) =>
  index === 0 ? `lugar 1 de ${count}: es la foto principal` : `lugar ${index + 1} de ${count}`

const quoted = (name: string) => (name ? `“${name}”` : 'Una foto')

const leftText = (left: number) =>
  left === 0 ? 'No queda ninguna.' : left === 1 ? 'Queda 1.' : `Quedan ${left}.`

export const announcements = {
  added: (count: number) => {
    if (count === 0) return ''
    return count === 1 ? 'Agregaste una foto.' : `Agregaste ${count} fotos.`
  },
  ready: (index: number) => `La foto ${index + 1} está lista.`,
  failed: (index: number, problem: string) => `La foto ${index + 1} no se subió. ${problem}`,
  moved: (to: number, count: number) => `La foto está en el ${place(to, count)}.`,
  removed: (index: number, left: number) => `Quitaste la foto ${index + 1}. ${leftText(left)}`,
  twice: (name: string) => `${quoted(name)} ya estaba en la lista.`,
}

export const UPLOADS_FAILED = 'Hay fotos que no se subieron: reintenta o quítalas'

/** Trying again would not help. */
export const UNUSABLE_PHOTOS = 'Hay fotos que no se pueden usar: quítalas y agrega otras'

export const refusals = {
  tooMany: (left: number, max: number) =>
    `Caben ${max} fotos: ${left === 1 ? 'dejamos fuera una' : `dejamos fuera ${left}`}.`,
  tooHeavy: (name: string, megabytes: number) => `${quoted(name)} pesa más de ${megabytes} MB.`,
  unreadable: (name: string) =>
    `No pudimos abrir ${quoted(name)}. Si está en la nube, descárgala primero a tu dispositivo.`,
  twice: announcements.twice,
  gone: 'Una foto ya no está guardada. Agrégala otra vez.',
}

export const problems = {
  network: 'Se cortó la conexión.',
  server: 'Algo salió mal de nuestro lado.',
  signedOut: 'Tu sesión terminó. Inicia sesión en otra pestaña y reintenta.',
  refused: 'No pudimos leer la foto.',
  slow: 'Está tardando más de lo normal.',
}

export const drag = {
  instructions:
    'Para mover la foto con el teclado, presiona Espacio, elige su lugar con las flechas y presiona Espacio otra vez. Con Escape vuelve a donde estaba.',
  start: (index: number, count: number) => `Tomaste la foto del lugar ${index + 1} de ${count}.`,
  over: (index: number, count: number) => `Ahora está en el ${place(index, count)}.`,
  cancel: (index: number, count: number) => `La foto queda en el ${place(index, count)}.`,
}
