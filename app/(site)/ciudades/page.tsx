import { PlacesView } from '@/components/search/places-view'
import { CollectionJsonLd } from '@/components/site/seo/json-ld'
import { pageMetadata } from '@/components/site/seo/metadata'
import { getAllCities, getCountries } from '@/lib/platform/catalog/cache'
import { env } from '@/lib/platform/env'
import { getPlacesWithPets } from '@/lib/search/sitemap/cache'
import { placesByCountry } from '@/lib/search/sitemap/places'
import { cityPath, PLACES } from '@/lib/text/routes'

const TITLE = 'Mascotas por ciudad'

export const metadata = pageMetadata({
  title: `${TITLE}: perros y gatos en adopción cerca de ti`,
  description:
    'Las ciudades de Argentina, Chile, Colombia, Ecuador y Perú con mascotas en adopción, y cuántas esperan en cada una.',
  path: PLACES,
})

export default async function PlacesPage() {
  const [places, countries, cities] = await Promise.all([getPlacesWithPets(), getCountries(), getAllCities()])
  const found = placesByCountry(places, countries, cities)
  const slugs = new Set(found.flatMap((country) => country.cities.map(({ slug }) => slug)))
  return (
    <>
      <CollectionJsonLd site={env.SITE_URL} path={PLACES} name={TITLE} items={[...slugs].map(cityPath)} />
      <PlacesView title={TITLE} countries={found} />
    </>
  )
}
