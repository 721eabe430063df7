import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { ChipLink } from '@/components/ui/chip'
import { EmptyPanel } from '@/components/ui/empty-panel'
import { FoundationAvatar } from '@/components/ui/foundation-avatar/foundation-avatar'
import { Icon } from '@/components/ui/icon/icon'
import { Breadcrumb } from '@/components/ui/links/breadcrumb'
import { Link } from '@/components/ui/links/link'
import { NearestForm } from '@/components/ui/nearest-form'
import { RatingSummary } from '@/components/ui/rating-summary'
import type { FoundationDto } from '@/lib/foundations/dto'
import { farWords, type NearFoundation } from '@/lib/foundations/nearest'
import type { CountryDto } from '@/lib/platform/catalog/dto'
import { counted } from '@/lib/text/numbers'
import {
  ALL_PETS,
  FOUNDATIONS,
  FOUNDATIONS_NEAR,
  foundationPath,
  foundationsOfPath,
  HOME,
  REGISTER,
} from '@/lib/text/routes'
import type { CountryId } from '@/lib/text/vocabulary'

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
      {place && foundations.length > 0 && (
        <p className="mt-6 text-ink-2">
          {counted(foundations.length, 'fundación verificada', 'fundaciones verificadas')}
        </p>
      )}
      {foundations.length === 0 ? (
        <NoFoundations isOfPlace={place !== null} />
      ) : (
        <ul className="mt-8 grid grid-cols-1 gap-3.5 md:grid-cols-2 lg:grid-cols-3 lg:gap-x-5.5 lg:gap-y-8">
          {foundations.map(({ foundation, km }) => (
            <li key={foundation.id}>
              <FoundationCard foundation={foundation} km={km} />
            </li>
          ))}
        </ul>
      )}
      {children}
    </div>
  )
}

function NoFoundations({ isOfPlace }: { isOfPlace: boolean }) {
  return (
    <div className="mt-8">
      <EmptyPanel
        title={isOfPlace ? 'Todavía no hay fundaciones aquí' : 'Todavía no hay fundaciones publicadas'}
        text="¿Cuidas animales en un refugio? Registra tu fundación: apenas revisemos su documento, estará aquí."
        action={
          <>
            <LinkButton href={REGISTER} className="signed-in:hidden">
              Registrar una fundación
            </LinkButton>
            <LinkButton href={ALL_PETS} variant="ghost">
              Ver mascotas en adopción
            </LinkButton>
          </>
        }
      />
    </div>
  )
}

const SIZES = '(min-width: 77rem) 398px, (min-width: 64rem) 31vw, 220px'

/** @param km from the place that was asked for; null without one */
function FoundationCard({ foundation, km = null }: { foundation: FoundationDto; km?: number | null }) {
  const { id, name, place, petCount, mission } = foundation
  return (
    <article className="relative grid h-full grid-cols-[7.25rem_minmax(0,1fr)] items-center gap-x-4 rounded-3xl border border-line p-2.5 transition-shadow hover:shadow-soft has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-monte cramped:grid-cols-1 lg:grid-cols-1 lg:content-start lg:border-0 lg:p-0 lg:hover:shadow-none">
      <FoundationAvatar
        foundation={foundation}
        sizes={SIZES}
        className="h-33 w-full rounded-2xl lg:h-54.5 lg:rounded-3xl"
      />
      <div className="cramped:mt-3 lg:px-1 lg:pt-3.5">
        <h2 translate="no" className="text-lead leading-tight lg:text-card">
          <Link
            href={foundationPath(id)}
            pending="card"
            prefetch
            className="outline-none after:absolute after:inset-0 after:rounded-3xl"
          >
            {name}
          </Link>
        </h2>
        <p className="mt-1.5 flex items-center gap-1.5 text-small text-ink-2">
          <Icon name="map-pin" size={16} className="shrink-0 text-monte" />
          {place.city}, {place.country}
          {km !== null && ` · ${farWords(km)}`}
        </p>
        {mission && <p className="mt-2 hidden text-small text-ink-2 lg:line-clamp-2">{mission}</p>}
        <div className="mt-0.5 text-ink-2">
          <RatingSummary foundation={foundation} />
        </div>
        <p className="mt-2 w-fit rounded-full bg-maiz px-3 py-1 text-fine font-semibold text-ink">
          {petCount === 0 ? 'Sin mascotas por ahora' : counted(petCount, 'mascota', 'mascotas')}
        </p>
      </div>
    </article>
  )
}
