import type { CountryId, Currency } from '@/lib/text/vocabulary'

/** Specification, section 9; in the order in which they are listed. */
export const COUNTRIES: {
  id: CountryId
  name: string
  slug: string
  currency: Currency
  symbol: string
  phonePrefix: string
}[] = [
  { id: 'ARG', name: 'Argentina', slug: 'argentina', currency: 'ARS', symbol: '$', phonePrefix: '+54' },
  { id: 'CHL', name: 'Chile', slug: 'chile', currency: 'CLP', symbol: '$', phonePrefix: '+56' },
  { id: 'COL', name: 'Colombia', slug: 'colombia', currency: 'COP', symbol: '$', phonePrefix: '+57' },
  { id: 'ECU', name: 'Ecuador', slug: 'ecuador', currency: 'USD', symbol: '$', phonePrefix: '+593' },
  { id: 'PER', name: 'Perú', slug: 'peru', currency: 'PEN', symbol: 'S/', phonePrefix: '+51' },
]
