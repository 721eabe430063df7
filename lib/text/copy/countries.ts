import type { CountryId } from '@/lib/text/vocabulary'

export const COUNTRY_NAMES: Record<CountryId, string> = {
  ARG: 'Argentina',
  CHL: 'Chile',
  COL: 'Colombia',
  ECU: 'Ecuador',
  PER: 'Perú',
}
