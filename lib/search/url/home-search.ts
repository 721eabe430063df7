import type { Route } from 'next'
import { cityPath, countryPath } from '@/lib/text/routes'
import { slugify } from '@/lib/text/text'

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

/** Without JavaScript both fields can be filled in: the city of that country, or the page that does not know it. */
export function plainHomeSearchPath({ ciudad, pais }: HomeSearch): Route | null {
  const [city, country] = [normal(ciudad), normal(pais)]
  return city && country ? cityPath(`${city}, ${country}`) : homeSearchPath({ ciudad, pais })
}

/** Empty without a letter or digit that a path can hold: '🐶'. */
const normal = (value: HomeSearch['ciudad']) =>
  typeof value === 'string' && slugify(value) !== ''
    ? [...value.trim()].slice(0, 100).join('').toLocaleLowerCase('es')
    : ''
