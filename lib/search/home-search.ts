import type { Route } from 'next'
import { cityPath, countryPath } from '@/lib/routes'

/** The state of the home page, by fragment, that shows 'Debes ingresar una ciudad o país' without JavaScript. */
export const EMPTY_SEARCH_ID = 'ingresa-ciudad'

/** The two fields of the home search as a form sends them. */
interface HomeSearch {
  ciudad?: FormDataEntryValue | null
  pais?: FormDataEntryValue | null
}

/**
 * Where the home search leads: the lower-cased text in the address of its kind (specification, section 2).
 * A chosen country replaces a typed city. Null when both are empty.
 */
export function homeSearchPath({ ciudad, pais }: HomeSearch): Route | null {
  const country = normal(pais)
  if (country) return countryPath(country)
  const city = normal(ciudad)
  return city ? cityPath(city) : null
}

const normal = (value: HomeSearch['ciudad']) =>
  typeof value === 'string' ? [...value.trim()].slice(0, 100).join('').toLocaleLowerCase('es') : ''
