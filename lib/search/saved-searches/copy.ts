import { petCount } from '@/lib/search/copy'
import { daysAgoText, daysSince, formatDayOfYear, formatWeekday } from '@/lib/text/dates'
import { counted, formatCount } from '@/lib/text/numbers'
import type { NoticeFrequency } from '@/lib/text/vocabulary'
import { MAX_SAVED_SEARCHES } from './policy'

export const FREQUENCY_LABELS: Record<NoticeFrequency, string> = {
  'al instante': 'Al instante',
  diaria: 'Una vez al día',
  semanal: 'Una vez a la semana',
  'en pausa': 'En pausa',
}
export const FREQUENCY_DETAILS = {
  'al instante': 'Apenas llegan',
  diaria: 'Todas juntas, por la mañana',
  semanal: 'Los lunes por la mañana',
} as const

export const SAVE_LEAD = 'Te escribimos cuando llegue una mascota así.'
export const NIGHT_PROMISE =
  'Nunca entre las 22:00 y las 8:00. Cada correo trae un enlace para cancelar con un clic.'
export const LIST_LEAD =
  'Te escribimos cuando llega una mascota que encaja: un solo aviso por mascota aunque encaje en varias, y nunca entre las 22:00 y las 8:00.'
/** In place of its name. */
export const HIDDEN_FOUNDATION = 'Un refugio que ahora no se ve'
export const GONE_FOUNDATION = 'Un refugio que ya no está'
export const LIMIT_LINE = `Puedes guardar hasta ${MAX_SAVED_SEARCHES}.`

/** Where the consent to notices was withdrawn and giving it again would start nothing. */
export const CHOOSE_SEARCHES = 'Elige en tus búsquedas guardadas cuáles siguen.'

interface Facts {
  frequency: NoticeFrequency
  pausedAt: Date | null
  pausedByLink: boolean
  noticedAt: Date | null
  noticedPets: number
  createdAt: Date
}

interface Found {
  /** Null for a search that leads nowhere any more. */
  total: number | null
  foundationGone?: boolean
  news: number
}

export function stateOf(
  search: Facts,
  { total, foundationGone, news }: Found,
  countryId: string,
  now: Date,
): { state: string; news: string | null } {
  if (search.frequency === 'en pausa') {
    const since = search.pausedAt ? ` desde ${dayIn(search.pausedAt, countryId, now)}` : ''
    const why = search.pausedByLink ? ': cancelaste los avisos desde el correo' : ''
    return { state: `En pausa${since}${why}.`, news: null }
  }
  if (foundationGone) return { state: 'Este refugio ya no está en nuestra guía.', news: null }
  if (total === null) return { state: 'Este lugar ya no está en nuestra guía.', news: null }
  if (total === 0) return { state: 'Ninguna por ahora. Seguimos mirando.', news: null }
  const state = `${petCount(total)} ahora`
  const { noticedAt, noticedPets } = search
  if (news > 0) {
    const since = dayIn(noticedAt ?? search.createdAt, countryId, now)
    return { state, news: `${counted(news, 'nueva', 'nuevas')} desde ${since}` }
  }
  if (!noticedAt) return { state, news: null }
  return {
    state: `${state} · el último aviso salió ${dayIn(noticedAt, countryId, now)} con ${formatCount(noticedPets)}`,
    news: null,
  }
}

function dayIn(time: Date, countryId: string, now: Date): string {
  const ago = daysAgoText(time.toISOString(), countryId, now)
  if (ago === 'hoy' || ago === 'ayer') return ago
  if (daysSince(time.toISOString(), countryId, now) < 7)
    return `el ${formatWeekday(time.toISOString(), countryId)}`
  return `el ${formatDayOfYear(time.toISOString(), countryId, now)}`
}
