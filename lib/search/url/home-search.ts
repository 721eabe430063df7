import type { Route } from 'next'
import { cityPath, countryPath } from '@/lib/text/routes'

export const EMPTY_SEARCH = 'Debes ingresar una ciudad o país'
/** Fragment that shows it without JavaScript. */
export const EMPTY_SEARCH_ID = 'ingresa-ciudad'

interface HomeSearch {
  ciudad?: FormDataEntryValue | null
  pais?: FormDataEntryValue | null
}

/** Results page of the home search (specification, section 2); a country wins over a city, null without either. */
export function homeSearchPath({ ciudad, pais }: HomeSearch): Route | null {
  const country = normal(pais)
  if (country) return countryPath(country)
  const city = normal(ciudad)
  return city ? cityPath(city) : null
}

const normal = (value: HomeSearch['ciudad']) =>
  typeof value === 'string' ? [...value.trim()].slice(0, 100).join('').toLocaleLowerCase('es') : ''
