import type { CountryId, DataRight } from '@/lib/text/vocabulary'

export interface Term {
  days: number
  /** Every day counts, or those alone that are neither a weekend nor a public holiday. */
  unit: 'calendar' | 'working'
  /** The law and its article, as an answer names them. */
  law: string
}

const AR_ACCESS: Term = { days: 10, unit: 'calendar', law: 'Ley 25.326, art. 14' }
const AR_CORRECTION: Term = { days: 5, unit: 'working', law: 'Ley 25.326, art. 16' }
const CL_ANY: Term = { days: 30, unit: 'calendar', law: 'Ley 19.628, modificada por la Ley 21.719' }
const CO_CONSULTATION: Term = { days: 10, unit: 'working', law: 'Ley 1581 de 2012, art. 14' }
const CO_CLAIM: Term = { days: 15, unit: 'working', law: 'Ley 1581 de 2012, art. 15' }
const EC_ANY: Term = { days: 15, unit: 'calendar', law: 'Ley Orgánica de Protección de Datos Personales' }
const PE_ACCESS: Term = { days: 20, unit: 'working', law: 'Reglamento de la Ley 29733' }
const PE_OTHER: Term = { days: 10, unit: 'working', law: 'Reglamento de la Ley 29733' }

/**
 * How long we have to answer. None of these was checked against the text of its law by a lawyer. Where a law has no term
 * for a right, or no such right, its request is answered as the nearest one that it has.
 */
export const TERMS: Readonly<Record<CountryId, Readonly<Record<DataRight, Term>>>> = {
  ARG: {
    access: AR_ACCESS,
    rectification: AR_CORRECTION,
    erasure: AR_CORRECTION,
    // The law names neither of these: opposition and block as the suppression of article 16, portability as access.
    opposition: AR_CORRECTION,
    portability: AR_ACCESS,
    block: AR_CORRECTION,
  },
  CHL: {
    access: CL_ANY,
    rectification: CL_ANY,
    erasure: CL_ANY,
    opposition: CL_ANY,
    portability: CL_ANY,
    // 'Bloqueo temporal'. Two working days: not checked against the text.
    block: { ...CL_ANY, days: 2, unit: 'working' },
  },
  COL: {
    access: CO_CONSULTATION,
    rectification: CO_CLAIM,
    erasure: CO_CLAIM,
    opposition: CO_CLAIM,
    portability: CO_CLAIM,
    block: CO_CLAIM,
  },
  // Whether the fifteen days are working days was not checked against the text: calendar days end sooner.
  ECU: {
    access: EC_ANY,
    rectification: EC_ANY,
    erasure: EC_ANY,
    opposition: EC_ANY,
    portability: EC_ANY,
    block: EC_ANY,
  },
  // The articles of the regulation, which was replaced in 2025, were not checked against the text.
  PER: {
    access: PE_ACCESS,
    rectification: PE_OTHER,
    erasure: PE_OTHER,
    opposition: PE_OTHER,
    portability: PE_OTHER,
    block: PE_OTHER,
  },
}
