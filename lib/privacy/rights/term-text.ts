import type { Term } from './terms'

const UNITS = { calendar: 'corridos', working: 'hábiles' }

/** '10 días hábiles', as law and page say it. */
const daysText = ({ days, unit }: Pick<Term, 'days' | 'unit'>) => `${days} días ${UNITS[unit]}`

export const termText = (term: Term): string =>
  term.atMostCalendarDays === undefined
    ? daysText(term)
    : `${daysText(term)}, y nunca más de ${term.atMostCalendarDays} corridos`

export const extensionText = ({ extension }: Term): string => (extension ? daysText(extension) : 'No hay')
