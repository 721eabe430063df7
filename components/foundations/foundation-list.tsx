import type { ReactNode } from 'react'
import { ChipLink } from '@/components/ui/chip'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { NearestForm } from '@/components/ui/nearest-form'
import type { NearFoundation } from '@/lib/foundations/nearest'
import type { CountryDto } from '@/lib/platform/catalog/dto'
import { counted } from '@/lib/text/numbers'
import { FOUNDATIONS, FOUNDATIONS_NEAR, foundationsOfPath, HOME } from '@/lib/text/routes'
import type { CountryId } from '@/lib/text/vocabulary'
import { FoundationCard } from './foundation-card'

interface Place {
  title: string
  countryId: CountryId | null
  /** A typed city that we do not know. */
  unknownCity: string | null
}

/** All foundations, or those of a place, with the ways to another place. */
export function FoundationList({
  foundations,
  countries,
  place = null,
  children,
}: {
  foundations: readonly NearFoundation[]
  countries: readonly CountryDto[]
  place?: Place | null
  children?: ReactNode
}) {
  const unknownCity = place?.unknownCity ?? null
  return (
    <div className="mx-auto w-wrap pb-16">
      <Breadcrumb
        crumbs={[
          { label: 'Inicio', href: HOME },
          ...(place
            ? [{ label: 'Fundaciones', href: FOUNDATIONS }, { label: place.title }]
            : [{ label: 'Fundaciones' }]),
        ]}
      />
      <h1 className="mt-3 text-display">{place?.title ?? 'Fundaciones'}</h1>
      <p className="mt-4 max-w-[36em] text-lead text-ink-2">
        Rescatan, curan y cuidan hasta que aparece una familia. Revisamos el documento de cada una antes de
        publicarla.
      </p>
      <nav aria-label="Fundaciones por país" className="mt-6 flex flex-wrap gap-2.5">
        {place && <ChipLink href={FOUNDATIONS}>Todas</ChipLink>}
        {countries.map(({ id, slug, name }) => (
          <ChipLink
            key={id}
            href={foundationsOfPath(slug)}
            tone={id === place?.countryId ? 'on' : undefined}
            aria-current={id === place?.countryId ? 'page' : undefined}
          >
            {name}
          </ChipLink>
        ))}
      </nav>
      <div className="mt-5">
        <NearestForm action={FOUNDATIONS_NEAR} unknownCity={unknownCity} />
      </div>
      {place && (
        <p className="mt-6 text-ink-2">
          {foundations.length === 0
            ? 'Todavía no hay fundaciones aquí.'
            : counted(foundations.length, 'fundación verificada', 'fundaciones verificadas')}
        </p>
      )}
      <ul className="mt-8 grid grid-cols-1 gap-3.5 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-5.5 lg:gap-y-8">
        {foundations.map(({ foundation, km }) => (
          <li key={foundation.id}>
            <FoundationCard foundation={foundation} km={km} />
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}
