import { PetRail } from '@/components/pets/pet-rail'
import { MatchBanner, SponsorBanner } from '@/components/site/home/banners'
import { CareArticles } from '@/components/site/home/care-articles'
import { CategoryTiles } from '@/components/site/home/category-tiles'
import { COLLAGE_SIZE } from '@/components/site/home/collage'
import { Hero } from '@/components/site/home/hero'
import { LocationStrip } from '@/components/site/home/location-strip'
import { RecentlyViewed } from '@/components/site/home/recently-viewed'
import { SiteJsonLd } from '@/components/site/seo/json-ld'
import { pageMetadata } from '@/components/site/seo/metadata'
import { Icon } from '@/components/ui/icon/icon'
import { getSiteFacts } from '@/lib/adoption/site-facts/cache'
import { getFoundationNames } from '@/lib/foundations/cache'
import { getHomePets } from '@/lib/pets/cache'
import { getCountries } from '@/lib/platform/catalog/cache'
import { env } from '@/lib/platform/env'
import { HOME } from '@/lib/text/routes'

const TITLE = 'Querencia | Guía de mascotas para adoptar y dar en adopción'

export const metadata = {
  ...pageMetadata({
    title: TITLE,
    description:
      'Adopta perros, gatos y otros animales de fundaciones y familias de Argentina, Chile, Colombia, Ecuador y Perú, o da una mascota en adopción.',
    path: HOME,
  }),
  // TITLE already starts with the site's name.
  title: { absolute: TITLE },
}

export default async function HomePage() {
  const [countries, pets, facts, foundations] = await Promise.all([
    getCountries(),
    getHomePets(COLLAGE_SIZE),
    getSiteFacts(),
    getFoundationNames(),
  ])
  const donations = env.DONATIONS === 'on' && foundations.length > 0
  return (
    <>
      <SiteJsonLd site={env.SITE_URL} />
      <Hero
        countries={countries}
        pets={pets.collage}
        facts={{ ...facts, foundations: foundations.length }}
        donations={donations}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-14 pb-14 lg:gap-20 lg:pb-20">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
          <div className="mx-auto w-wrap signed-in:hidden">
            <LocationStrip
              pin={<Icon name="locate-fixed" size={20} className="shrink-0" />}
              arrow={<Icon name="arrow-right" size={20} className="shrink-0" />}
            />
          </div>
          <CategoryTiles />
        </div>
        <PetRail id="algunas" title="Algunas Mascotas Para Adoptar" pets={pets.carousel} />
        {donations && <SponsorBanner />}
        <MatchBanner />
        <RecentlyViewed
          pin={<Icon name="map-pin" size={16} className="shrink-0 text-monte" />}
          chevron={<Icon name="chevron-right" size={20} className="shrink-0 text-ink-3" />}
        />
      </div>
      <CareArticles />
    </>
  )
}
