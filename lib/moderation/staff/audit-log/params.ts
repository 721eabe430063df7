import type { Route } from 'next'
import { DAY_MS } from '@/lib/text/durations'
import { parsePage } from '@/lib/text/pagination'
import { readId } from '@/lib/text/params'
import { ADMIN_LOG, withSuffix } from '@/lib/text/routes'
import { atLocalHour, TIME_ZONES, USUAL_COUNTRY } from '@/lib/text/time-zones'

export const AUDIT_TOPICS = [
  'fundaciones',
  'publicaciones',
  'cuentas',
  'conversaciones',
  'comentarios',
  'historias',
  'contacto',
  'derechos',
  'dinero',
  'correos',
  'bitacora',
] as const
export type AuditTopic = (typeof AUDIT_TOPICS)[number]

export type AuditSearchParams = Partial<
  Record<'quien' | 'que' | 'desde' | 'hasta' | 'pagina', string | string[]>
>

export interface AuditFilters {
  actor: number | 'linea' | null
  topic: AuditTopic | null
  since: Date | null
  until: Date | null
}

export const NO_AUDIT_FILTERS: AuditFilters = { actor: null, topic: null, since: null, until: null }

/** The form as it was filled in; `from` and `to` are calendar days, both of them included. */
export interface AuditForm extends Pick<AuditFilters, 'actor' | 'topic'> {
  from: string
  to: string
}

export function parseAuditFilters(
  params: AuditSearchParams,
  countryId: string,
): { form: AuditForm; filters: AuditFilters; page: number } {
  const actor = params.quien === 'linea' ? ('linea' as const) : readId(params.quien)
  const topic = AUDIT_TOPICS.find((one) => one === params.que) ?? null
  const [from, to] = inOrder(parseDay(params.desde), parseDay(params.hasta))
  const zones: Readonly<Record<string, string | undefined>> = TIME_ZONES
  const zone = zones[countryId] ?? TIME_ZONES[USUAL_COUNTRY]
  const since = from === null ? null : atLocalHour(from, 0, zone)
  const until = to === null ? null : atLocalHour(to + DAY_MS, 0, zone)
  const form = { actor, topic, from: dayText(from), to: dayText(to) }
  return { form, filters: { actor, topic, since, until }, page: parsePage(params.pagina) }
}

/** Whoever mixes up the two days means the time between them. */
const inOrder = (from: number | null, to: number | null): [number | null, number | null] =>
  from !== null && to !== null && from > to ? [to, from] : [from, to]

const EARLIEST = Date.UTC(2000, 0, 1)
const LATEST = Date.UTC(2999, 11, 31)

/** Midnight of a calendar day as if it were UTC. */
function parseDay(text: string | string[] | undefined): number | null {
  if (typeof text !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const day = Date.parse(text)
  return dayText(day) === text && day >= EARLIEST && day <= LATEST ? day : null
}

const dayText = (day: number | null): string =>
  day === null || Number.isNaN(day) ? '' : new Date(day).toISOString().slice(0, 10)

/** The page with these filters, where its file is offered. */
export const exportedLogPath = (form: AuditForm): Route =>
  withSuffix(filteredLogPath(ADMIN_LOG, form), '#descargar')

export function filteredLogPath(path: Route, { actor, topic, from, to }: AuditForm): Route {
  const query = new URLSearchParams()
  if (actor !== null) query.set('quien', String(actor))
  if (topic !== null) query.set('que', topic)
  if (from) query.set('desde', from)
  if (to) query.set('hasta', to)
  return query.size === 0 ? path : withSuffix(path, `?${query}`)
}
