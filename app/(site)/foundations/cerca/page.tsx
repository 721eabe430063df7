import type { Metadata, Route } from 'next'
import { redirect } from 'next/navigation'
import { FoundationList } from '@/components/foundations/foundation-list'
import { pageMetadata } from '@/components/site/seo/metadata'
import { getFoundations } from '@/lib/foundations/cache'
import { hasNamesakeAbroad, sortByDistance } from '@/lib/foundations/nearest'
import { getAllCities, getCountries } from '@/lib/platform/catalog/cache'
import { findTypedCity } from '@/lib/search/typed-words'
import { FOUNDATIONS, FOUNDATIONS_NEAR, withSuffix } from '@/lib/text/routes'
import { parseText } from '@/lib/text/text-param'

type Query = Partial<Record<'pais' | 'ciudad', string | string[]>>
type Props = { searchParams: Promise<Query> }

/** The whole list in another order, or a part of it: the list itself is what search engines keep. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const query = await searchParams
  const title = titleOf(await readPlace(query))
  const description = `${title} que rescatan animales y los dan en adopción.`
  return { ...pageMetadata({ title, description, path: sharedPath(query) }), robots: { index: false } }
}

export default async function NearFoundationsPage({ searchParams }: Props) {
  const place = await readPlace(await searchParams)
  const { country, city, typed, countries, cities } = place
  if (!country && !typed) redirect(FOUNDATIONS)
  const all = await getFoundations()
  const shown = country ? all.filter((foundation) => foundation.place.countryId === country.id) : all
  return (
    <FoundationList
      foundations={sortByDistance(shown, cities, city)}
      countries={countries}
      place={{
        title: titleOf(place),
        countryId: country?.id ?? null,
        unknownCity: typed && !city ? typed : null,
      }}
    />
  )
}

/** With what was asked for, which whoever opens a shared link expects. */
function sharedPath({ pais, ciudad }: Query): Route {
  const asked = Object.entries({ pais, ciudad }).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  )
  return withSuffix(FOUNDATIONS_NEAR, `?${new URLSearchParams(asked)}`)
}

async function readPlace({ pais, ciudad }: Query) {
  const [countries, cities] = await Promise.all([getCountries(), getAllCities()])
  const country = countries.find(({ slug }) => slug === pais) ?? null
  const typed = typeof ciudad === 'string' ? parseText(ciudad) : undefined
  const city = typed ? await findTypedCity(typed, country?.id) : null
  return { country, typed, city, countries, cities }
}

function titleOf({ city, country, countries, cities }: Awaited<ReturnType<typeof readPlace>>): string {
  if (!city) return country ? `Fundaciones en ${country.name}` : 'Todas las fundaciones'
  const around = hasNamesakeAbroad(cities, city) ? countries.find(({ id }) => id === city.countryId) : null
  return `Fundaciones cerca de ${city.name}${around ? `, ${around.name}` : ''}`
}
