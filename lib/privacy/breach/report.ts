import { DomainError } from '@/lib/platform/errors'
import { separatorOf, writeCsv } from '@/lib/text/csv'
import type { CountryId } from '@/lib/text/vocabulary'
import type { ConcernedPerson } from './queries'

/**
 * Whom a country's people can complain to. None of the names, laws and periods is checked against the text of the law:
 * ask a lawyer before anything is sent. The guide for breaches has the periods.
 */
const AUTHORITIES: Record<CountryId, string> = {
  ARG: 'la Agencia de Acceso a la Información Pública (AAIP)',
  CHL: 'la Agencia de Protección de Datos Personales',
  COL: 'la Superintendencia de Industria y Comercio (SIC)',
  ECU: 'la Superintendencia de Protección de Datos Personales (SPDP)',
  PER: 'la Autoridad Nacional de Protección de Datos Personales (ANPD)',
}

/** For accounts that never said where they live. */
const UNKNOWN_COUNTRY = 'la autoridad de protección de datos de tu país'

const authorityOf = (countryId: CountryId | null): string =>
  countryId === null ? UNKNOWN_COUNTRY : AUTHORITIES[countryId]

const NOTICE_SUBJECT = 'Aviso sobre la seguridad de tus datos en Querencia'

/** What people of a country are written; who sends it fills in what is in brackets. */
const noticeText = (countryId: CountryId | null, hasAccount: boolean): string =>
  [
    'Hola:',
    `Te escribimos porque alguien sin permiso pudo ver datos ${hasAccount ? 'de tu cuenta de' : 'tuyos en'} Querencia.`,
    'Qué pasó: [qué pasó, cuándo empezó y cuándo lo supimos].',
    'Qué datos tuyos pudieron verse: [cuáles, y cuáles no].',
    'Qué hicimos: [qué cerramos y qué cambiamos].',
    `Qué puedes hacer: ${hasAccount ? 'cambia tu contraseña, también donde uses la misma, y ' : ''}desconfía de quien te escriba en nombre de Querencia pidiéndote dinero, claves o documentos. Nunca los pedimos por correo.`,
    `Si tienes dudas, responde a este correo. También puedes acudir a ${authorityOf(countryId)}.`,
  ].join('\n\n')

const HEADER = [
  'País',
  'Personas del país',
  'Autoridad',
  'Cuenta',
  'Correo',
  'Nombre',
  'Filas',
  'Filas escritas o cambiadas desde la fecha',
  'Asunto',
  'Texto',
]

/** One line per account, or e-mail without one, in the order given, with what people of its country are written: for a mail merge. */
export function breachCsv(people: readonly ConcernedPerson[]): string {
  const inCountry = (id: CountryId | null) => people.filter(({ countryId }) => countryId === id).length
  const counts = new Map(
    [...new Set(people.map(({ countryId }) => countryId))].map((id) => [id, inCountry(id)]),
  )
  const lines = people.map(({ id, email, name, countryId, country, rows, changed }) => [
    country ?? 'Sin país',
    counts.get(countryId) ?? 0,
    authorityOf(countryId),
    id ?? '',
    email,
    name,
    rows,
    changed,
    NOTICE_SUBJECT,
    noticeText(countryId, id !== null),
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
