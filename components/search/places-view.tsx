import { LinkButton } from '@/components/ui/button'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { Link } from '@/components/ui/links/link'
import { SectionHeading } from '@/components/ui/section-heading'
import { animals, petCount } from '@/lib/search/copy'
import type { CountryWithPets } from '@/lib/search/sitemap/places'
import { typePlacePath } from '@/lib/search/url/links'
import { formatCount } from '@/lib/text/numbers'
import { CREATE_PET, cityPath, countryPath, HOME } from '@/lib/text/routes'

const LINK = 'inline-block py-2.5 underline-offset-4 hover:underline md:py-1.5'

/** A way to the list of each place that has pets. */
export function PlacesView({ title, countries }: { title: string; countries: readonly CountryWithPets[] }) {
  return (
    <div className="mx-auto w-wrap pb-16">
      <Breadcrumb crumbs={[{ label: 'Inicio', href: HOME }, { label: title }]} />
      <h1 className="mt-3 text-display">{title}</h1>
      {countries.length === 0 ? (
        <div className="mt-8">
          <EmptyPanel
            title="Todavía no hay mascotas publicadas"
            text="Apenas llegue la primera, aquí estará su ciudad."
            action={<LinkButton href={CREATE_PET}>Dar en Adopción</LinkButton>}
          />
        </div>
      ) : (
        <p className="mt-4 max-w-[36em] text-lead text-ink-2">
          Elige la tuya y conoce a quienes esperan un hogar cerca de ti.
        </p>
      )}
      {countries.map((country) => (
        <CountrySection key={country.country.id} {...country} />
      ))}
    </div>
  )
}

function CountrySection({ country, types, pets, cities }: CountryWithPets) {
  const { slug, name } = country
  return (
    <section aria-labelledby={slug} className="mt-10">
      <SectionHeading id={slug}>{name}</SectionHeading>
      <ul className="mb-3 flex flex-wrap gap-2.5">
        <li>
          <LinkButton href={countryPath(slug)} variant="ghost" size="sm">
            {petCount(pets)}
          </LinkButton>
        </li>
        {types.map((type) => (
          <li key={type}>
            <LinkButton href={typePlacePath(type, 'country', slug)} variant="ghost" size="sm">
              {animals(type)}
            </LinkButton>
          </li>
        ))}
      </ul>
      <ul className="[columns:4_9.5rem] gap-x-6">
        {cities.map((city) => (
          <li key={city.slug} className="break-inside-avoid">
            <Link href={cityPath(city.slug)} className={LINK}>
              {city.name} <span className="text-ink-2">({formatCount(city.pets)})</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
