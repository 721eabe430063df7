import { isoDay } from '@/lib/text/dates'
import type { CountryId, DataRight } from '@/lib/text/vocabulary'

export interface Term {
  days: number
  /** Every day counts, or those alone that are neither a weekend nor a public holiday. */
  unit: 'calendar' | 'working'
  /** Where a second rule ends the term sooner than working days around holidays do. */
  atMostCalendarDays?: number
  /** Counted 'a partir de la fecha de recibo': the day of receipt may be the first. Elsewhere the next one is. */
  startsAtReceipt?: true
  /** By how much the law lets us extend the term, once, if we say why before it ends. The site never does. */
  extension?: { days: number; unit: 'calendar' | 'working' }
  /** The law and its article, as an answer names them. */
  law: string
}

export type Terms = Readonly<Record<DataRight, Term>>

interface TermPeriod {
  /** The first day of the next period. */
  until?: string
  terms: Terms
}

/** Checked against articles 14 and 16 of Ley 25.326 as transcribed in public repositories. Neither has an extension. */
const AR_ACCESS: Term = { days: 10, unit: 'calendar', law: 'Ley 25.326, art. 14' }
const AR_CORRECTION: Term = { days: 5, unit: 'working', law: 'Ley 25.326, art. 16' }

/** Checked against article 16 of Ley 19.628, before its reform, as quoted in a public repository. */
const CL_OLD: Term = { days: 2, unit: 'working', law: 'Ley 19.628, art. 16' }
/**
 * Checked against articles 8 ter and 11 of Ley 19.628 in the words of Ley 21.719 (Diario Oficial 44.023), as quoted in
 * a public repository. The block has its own term in article 11, without an extension.
 */
const CL_ANY: Term = {
  days: 30,
  unit: 'calendar',
  extension: { days: 30, unit: 'calendar' },
  law: 'Ley 19.628, modificada por la Ley 21.719, art. 11',
}
const CL_BLOCK: Term = { days: 2, unit: 'working', law: CL_ANY.law }

/** Checked against articles 14 to 16 of Ley 1581 de 2012, as quoted on scribd.com and in public repositories. */
const CO_CONSULTATION: Term = {
  days: 10,
  unit: 'working',
  startsAtReceipt: true,
  extension: { days: 5, unit: 'working' },
  law: 'Ley 1581 de 2012, art. 14',
}
const CO_CLAIM: Term = {
  days: 15,
  unit: 'working',
  extension: { days: 8, unit: 'working' },
  law: 'Ley 1581 de 2012, art. 15',
}

/**
 * Checked against the Ley Orgánica de Protección de Datos Personales: a 'plazo' of 15 days in articles 13 to 16
 * (registrospublicos.gob.ec and a public repository), a 'término' of 10 in article 62 (the latter). A 'término' has working
 * days, by article 159 of the Código Orgánico Administrativo. The law does not say which of both counts: the one that ends
 * sooner. The law has no extension; its general regulation (Decreto 904) was not checked against the text.
 */
const ecuador = (articles: string): Term => ({
  days: 10,
  unit: 'working',
  atMostCalendarDays: 15,
  law: `Ley Orgánica de Protección de Datos Personales, ${articles}`,
})

/**
 * Checked against articles III.8 (days are working days), 69, 71, 76 and 82 of the regulation, Decreto Supremo
 * 016-2024-JUS, as published on lpderecho.pe. Portability is 'manifestación del derecho de acceso' (article 76). A mere
 * question of the right of information (article 74) has 8 days: staff tell it by its words.
 */
const PE_ACCESS: Term = {
  days: 20,
  unit: 'working',
  extension: { days: 20, unit: 'working' },
  law: 'Reglamento de la Ley 29733 (D. S. 016-2024-JUS), art. 69',
}
const PE_OTHER: Term = { ...PE_ACCESS, days: 10, extension: { days: 10, unit: 'working' } }

/** The first day of the reform of Ley 21.719, by its first transitory article; a bill to postpone it was under way in 2026. */
const CHILE_REFORM = '2026-12-01'

/** One term for all rights but `others`. */
const allRights = (term: Term, others: Partial<Terms> = {}): Terms => ({
  access: term,
  rectification: term,
  erasure: term,
  opposition: term,
  portability: term,
  block: term,
  ...others,
})

/**
 * How long we have to answer, the oldest period first. No lawyer checked it. Where a law has no term for a right, or no
 * such right, its request is answered as the nearest one that it has.
 */
export const TERMS: Readonly<Record<CountryId, readonly TermPeriod[]>> = {
  // The law names neither opposition nor block, which are as the suppression of article 16, nor portability, as access.
  ARG: [{ terms: allRights(AR_CORRECTION, { access: AR_ACCESS, portability: AR_ACCESS }) }],
  // Opposition and portability came with the reform.
  CHL: [{ until: CHILE_REFORM, terms: allRights(CL_OLD) }, { terms: allRights(CL_ANY, { block: CL_BLOCK }) }],
  // The law names neither opposition nor portability nor block.
  COL: [{ terms: allRights(CO_CLAIM, { access: CO_CONSULTATION }) }],
  ECU: [
    {
      // Articles 17 and 19 ('suspensión') have no term of their own: portability and block.
      terms: allRights(ecuador('art. 62'), {
        access: ecuador('arts. 13 y 62'),
        rectification: ecuador('arts. 14 y 62'),
        erasure: ecuador('arts. 15 y 62'),
        opposition: ecuador('arts. 16 y 62'),
      }),
    },
  ],
  PER: [{ terms: allRights(PE_OTHER, { access: PE_ACCESS, portability: PE_ACCESS }) }],
}

/** The term of a request by the law of the day it was received on, in the country's own time zone. */
export function termOf(right: DataRight, countryId: CountryId, receivedAt: Date): Term {
  const day = isoDay(receivedAt, countryId)
  const period = TERMS[countryId].find(({ until }) => until === undefined || day < until)
  if (!period) throw new Error(`${countryId} has no terms on ${day}`)
  return period.terms[right]
}

/** How much of a term is over when all active staff are mailed, once each. */
export const HALF = 0.5
export const LATE = 0.9

export const reminderAt = (part: number, receivedAt: Date, dueAt: Date): Date =>
  new Date(receivedAt.getTime() + (dueAt.getTime() - receivedAt.getTime()) * part)

const UNITS = { calendar: 'corridos', working: 'hábiles' }

/** '10 días hábiles', as law and page say it. */
const daysText = ({ days, unit }: Pick<Term, 'days' | 'unit'>) => `${days} días ${UNITS[unit]}`

export const termText = (term: Term): string =>
  term.atMostCalendarDays === undefined
    ? daysText(term)
    : `${daysText(term)}, y nunca más de ${term.atMostCalendarDays} corridos`

export const extensionText = ({ extension }: Term): string => (extension ? daysText(extension) : 'No hay')
