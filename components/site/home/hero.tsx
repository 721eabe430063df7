import type { Route } from 'next'
import { CityInput } from '@/components/search/city-input'
import { Button } from '@/components/ui/button'
import { ChipLink } from '@/components/ui/chip'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import type { PetCardDto } from '@/lib/pets/dto'
import type { CountryDto } from '@/lib/platform/catalog/dto'
import { EMPTY_SEARCH, EMPTY_SEARCH_ID } from '@/lib/search/url/empty-search'
import { searchUrl } from '@/lib/search/url/links'
import { counted } from '@/lib/text/numbers'
import { ALL_PETS, CATS, DOGS, SPONSOR } from '@/lib/text/routes'
import { Collage } from './collage'
import { SearchForm } from './search-form'
import { WaitingStripIsland } from './waiting-strip-island'

const QUICK_FILTERS: { href: Route; label: string; icon: IconName }[] = [
  { href: DOGS, label: 'Perros', icon: 'dog' },
  { href: CATS, label: 'Gatos', icon: 'cat' },
  { href: searchUrl(ALL_PETS, { age: 'cachorro', page: 1 }), label: 'Cachorros', icon: 'paw-print' },
  { href: searchUrl(ALL_PETS, { age: 'adulto mayor', page: 1 }), label: 'Adultos mayores', icon: 'heart' },
]

export function Hero({
  countries,
  pets,
  facts,
  donations,
}: {
  countries: CountryDto[]
  /** For the collage. */
  pets: readonly PetCardDto[]
  facts: SiteFacts
  /** There is a foundation to give to, and a way. */
  donations: boolean
}) {
  return (
    <section className="bg-linear-to-b from-mist-dew via-mist/70 via-70% to-white">
      <div className="mx-auto grid w-wrap grid-cols-[minmax(0,1fr)] gap-6.5 pt-7 pb-7.5 lg:grid-cols-[minmax(0,1.08fr)_minmax(0,0.92fr)] lg:items-center lg:gap-14 lg:pt-11 lg:pb-13">
        <div>
          <WaitingStripIsland />
          <h1 className="text-hero font-extrabold lg:text-hero-wide">Encuentra Mascotas para Adoptar</h1>
          <p className="mt-3.5 max-w-[29.5em] text-lead text-ink-2 lg:mt-4.5 lg:text-wide">
            Guía de mascotas para adoptar y dar en adopción
          </p>
          <HeroSearch countries={countries} />
          <ul className="no-scrollbar -mx-5 mt-3 flex gap-2 overflow-x-auto px-5 py-1 lg:mx-0 lg:mt-4 lg:flex-wrap lg:px-0">
            {QUICK_FILTERS.map(({ href, label, icon }) => (
              <li key={label} className="shrink-0">
                <ChipLink href={href}>
                  <Icon name={icon} size={18} />
                  {label}
                </ChipLink>
              </li>
            ))}
          </ul>
          <Facts {...facts} />
          {donations && (
            <p className="mt-1.5 text-small text-ink-2 lg:mt-2.5">
              <TextLink href={SPONSOR} look="padded">
                Apadrina Mascotas
              </TextLink>
              : también puedes donar para apoyar a una Fundación
            </p>
          )}
        </div>
        <Collage pets={pets} />
      </div>
    </section>
  )
}

interface SiteFacts {
  pets: number
  foundations: number
  adoptions: number
}

/** What the site can show for itself; what there is none of is not told. */
function Facts({ pets, foundations, adoptions }: SiteFacts) {
  const facts = [
    { count: pets, text: counted(pets, 'mascota en adopción', 'mascotas en adopción') },
    { count: foundations, text: counted(foundations, 'fundación verificada', 'fundaciones verificadas') },
    { count: adoptions, text: counted(adoptions, 'adopción lograda', 'adopciones logradas') },
  ].filter(({ count }) => count > 0)
  if (facts.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-small text-ink-2 lg:mt-4">
      {facts.map(({ text }) => (
        <li key={text} className="flex items-center gap-1.5">
          <Icon name="circle-check" size={16} className="shrink-0 text-monte" />
          {text}
        </li>
      ))}
    </ul>
  )
}

/** Order of the specification, section 9. */
const COUNTRY_ORDER = ['chile', 'argentina', 'ecuador', 'peru', 'colombia']

const CONTROL =
  'relative z-1 h-6.5 w-full appearance-none bg-transparent p-0 text-body text-ink-2 outline-none placeholder:text-ink-3 scroll-mt-28'

function HeroSearch({ countries }: { countries: CountryDto[] }) {
  const options = COUNTRY_ORDER.flatMap((slug) => countries.find((country) => country.slug === slug) ?? [])
  return (
    <>
      <SearchForm className="peer mt-5.5 grid items-center rounded-box bg-white p-2 shadow-lift md:grid-cols-[1.15fr_auto_1fr_auto] lg:mt-8 lg:rounded-full lg:pl-3.5">
        <SearchBox id="buscar-ciudad" label="Ciudad">
          <CityInput id="buscar-ciudad" className={CONTROL} />
        </SearchBox>
        <Or />
        <SearchBox id="buscar-pais" label="País">
          <select id="buscar-pais" name="pais" defaultValue="" className={CONTROL}>
            <option value="">País</option>
            {options.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            size={18}
            className="pointer-events-none absolute right-3.5 bottom-3.5 text-ink-3"
          />
        </SearchBox>
        <Button
          type="submit"
          className="mt-1.5 min-h-13.5 rounded-[1.1875rem]! text-body md:mt-0 md:ml-1.5 lg:min-h-14.5 lg:rounded-full! lg:px-6.5"
        >
          <Icon name="search" size={19} strokeWidth={2.1} />
          Buscar
        </Button>
      </SearchForm>
      <p
        id={EMPTY_SEARCH_ID}
        role="alert"
        className="mt-4 hidden rounded-2xl bg-guayaba-tint px-4.5 py-3 font-semibold text-guayaba-hover target:block peer-has-[input:not(:placeholder-shown)]:hidden peer-has-[option:not([value='']):checked]:hidden"
      >
        {EMPTY_SEARCH}
      </p>
    </>
  )
}

/** The label covers the box: clicking anywhere focuses the control. */
function SearchBox({ id, label, children }: { id: string; label: string; children: React.ReactNode }) {
  return (
    <div
      data-ring
      className="relative rounded-[1.125rem] px-4 pt-2.5 pb-2 hover:bg-mist forced-colors:border has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-monte lg:rounded-full lg:px-4.5"
    >
      <label htmlFor={id} className="block text-tiny font-semibold after:absolute after:inset-0">
        {label}
      </label>
      {children}
    </div>
  )
}

function Or() {
  return (
    <span className="flex items-center gap-3 px-4 text-fine font-semibold text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line md:px-1.5 md:before:content-none md:after:content-none">
      y/o
    </span>
  )
}
