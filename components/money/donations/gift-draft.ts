import { DONATION_LIMITS } from '@/lib/money/donations/amounts'
import type { FormState } from '@/lib/platform/forms/form-state'
import { readId } from '@/lib/text/params'
import type { Currency } from '@/lib/text/vocabulary'

export interface GiftDraft {
  typed: string
  /** Empty for none. */
  preset: string
  monthly: boolean
  named: boolean
  forPet: boolean
}

/** `?monto=` selects a suggestion or counts as typed, unless it was chosen in another currency. */
export function draftOfUrl(query: URLSearchParams, currency: Currency): GiftDraft {
  const amount = isIn(currency, query.get('moneda')) ? readId(query.get('monto') ?? undefined) : null
  const isPreset = amount !== null && DONATION_LIMITS[currency].presets.includes(amount)
  const text = amount === null ? '' : String(amount)
  return {
    preset: isPreset ? text : '',
    typed: isPreset ? '' : text,
    monthly: query.get('cada') === 'mes',
    named: query.get('nombre') === '1',
    forPet: readId(query.get('fundacion') ?? undefined) === null,
  }
}

/** The values of a form that the server rendered again; without the amount if its currency is another one by now. */
export function draftOf({ values }: FormState, currency: Currency): GiftDraft | null {
  if (!values) return null
  const { monto = '', sugerido = '' } = isIn(currency, values.moneda) ? values : {}
  return {
    typed: monto,
    preset: sugerido,
    monthly: values.cada === 'mes',
    named: values.nombre === 'nombre',
    forPet: values.para !== 'fundacion',
  }
}

/** An amount that names no currency is taken as it is. */
const isIn = (currency: Currency, named: string | null | undefined): boolean => !named || named === currency
