import { DomainError } from '@/lib/platform/errors'
import { separatorOf, writeCsv } from '@/lib/text/csv'
import type { CountryId } from '@/lib/text/vocabulary'
import { authorityOf, NOTICE_SUBJECT, noticeText } from './notices'
import type { ConcernedAccount } from './queries'

const HEADER = [
  'País',
  'Cuentas del país',
  'Autoridad',
  'Cuenta',
  'Correo',
  'Nombre',
  'Filas',
  'Filas escritas o cambiadas desde la fecha',
  'Asunto',
  'Texto',
]

/** One line per account, in the order given, with what its country's people are written: for a mail merge. */
export function breachCsv(accounts: readonly ConcernedAccount[]): string {
  const inCountry = (id: CountryId | null) => accounts.filter(({ countryId }) => countryId === id).length
  const counts = new Map(
    [...new Set(accounts.map(({ countryId }) => countryId))].map((id) => [id, inCountry(id)]),
  )
  const lines = accounts.map(({ id, email, name, countryId, country, rows, changed }) => [
    country ?? 'Sin país',
    counts.get(countryId) ?? 0,
    authorityOf(countryId),
    id,
    email,
    name,
    rows,
    changed,
    NOTICE_SUBJECT,
    noticeText(countryId),
  ])
  return writeCsv([HEADER, ...lines], separatorOf(null))
}

/** The start of a day of UTC. @throws DomainError invalid for what is no day of the calendar, and for one to come. */
export function parseDay(text: string, now: Date): Date {
  const day = new Date(`${text}T00:00:00Z`)
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(day.getTime())
  // 31 February is read as 3 March.
  if (!isDay || day.toISOString().slice(0, 10) !== text)
    throw new DomainError('invalid', `“${text}” no es una fecha: escríbela como 2026-11-01.`)
  if (day > now) throw new DomainError('invalid', `El ${text} todavía no llega: elige una fecha pasada.`)
  return day
}
