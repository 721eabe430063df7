import type { Route } from 'next'
import { ChipLink } from '@/components/ui/chip'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import type { PetCardDto } from '@/lib/pets/dto'
import type { CountryDto } from '@/lib/platform/catalog/dto'
import { searchUrl } from '@/lib/search/url/links'
import { counted } from '@/lib/text/numbers'
import { ALL_PETS, CATS, DOGS, SPONSOR } from '@/lib/text/routes'
import { Collage } from './collage'
import { HeroSearch } from './hero-search'
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
}: {
  countries: CountryDto[]
  /** For the collage. */
  pets: readonly PetCardDto[]
  facts: SiteFacts
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
          <p className="mt-1.5 text-small text-ink-2 lg:mt-2.5">
            <TextLink href={SPONSOR} look="padded">
              Apadrina Mascotas
            </TextLink>
            : también puedes donar para apoyar a una Fundación
          </p>
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
