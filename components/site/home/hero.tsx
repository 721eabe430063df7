import type { Route } from 'next'
import { ChipLink } from '@/components/ui/chip'
import { classNames } from '@/components/ui/class-names'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import type { CountryDto } from '@/lib/platform/catalog/dto'
import { searchUrl } from '@/lib/search/url/links'
import { ALL_PETS, CATS, DOGS, SPONSOR } from '@/lib/text/routes'
import { HeroSearch } from './hero-search'
import { WaitingStripIsland } from './waiting-strip-island'

const QUICK_FILTERS: { href: Route; label: string; icon: IconName }[] = [
  { href: DOGS, label: 'Perros', icon: 'dog' },
  { href: CATS, label: 'Gatos', icon: 'cat' },
  { href: searchUrl(ALL_PETS, { age: 'cachorro', page: 1 }), label: 'Cachorros', icon: 'paw-print' },
  { href: searchUrl(ALL_PETS, { age: 'adulto mayor', page: 1 }), label: 'Adultos mayores', icon: 'heart' },
]

export function Hero({ countries }: { countries: CountryDto[] }) {
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
          <p className="mt-1.5 text-small text-ink-2 lg:mt-2.5">
            <TextLink href={SPONSOR} className="inline-flex min-h-11 items-center">
              Apadrina Mascotas
            </TextLink>
            : también puedes donar para apoyar a una Fundación
          </p>
        </div>
        <HeroCollage />
      </div>
    </section>
  )
}

/** Decorative, so loaded lazily; phones never fetch the fourth picture. */
function HeroCollage() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] grid-rows-[7rem_7rem] gap-2.5 md:grid-cols-[1fr_1.5fr_1.2fr_1fr] md:grid-rows-[12.5rem] lg:grid-cols-[minmax(0,1.16fr)_minmax(0,1fr)_minmax(0,1fr)] lg:grid-rows-[14.125rem_13.375rem] lg:gap-4">
      <div className="relative row-span-2 overflow-hidden rounded-t-[5.625rem] rounded-b-3xl bg-tile-sol before:absolute before:top-[34%] before:left-1/2 before:aspect-square before:w-[150%] before:-translate-x-1/2 before:rounded-full before:bg-[#FCEDC2] md:row-span-1 lg:row-span-2 lg:rounded-t-[6.875rem] lg:rounded-b-[2.25rem] lg:before:top-[17%] lg:before:w-[118%]">
        <img
          src="/art/cut-sit.webp"
          alt=""
          width={520}
          height={698}
          loading="lazy"
          decoding="async"
          className="absolute bottom-3 left-1/2 w-[94%] max-w-none -translate-x-1/2 lg:bottom-4 lg:left-[52%] lg:w-[136%]"
        />
      </div>
      <Scene
        art="hero-b"
        className="rounded-[3.5rem] md:rounded-[6.25rem] lg:col-span-2 lg:rounded-[7.0625rem]"
      />
      <Scene
        art="hero-c"
        className="rounded-3xl rounded-br-[4.5rem] lg:rounded-[2.25rem] lg:rounded-br-[6.25rem]"
      />
      <Scene
        art="hero-d"
        className="rounded-t-[5rem] rounded-b-3xl max-md:hidden lg:rounded-t-[5.25rem] lg:rounded-b-[2.25rem]"
      />
    </div>
  )
}

function Scene({ art, className }: { art: string; className: string }) {
  return (
    <div className={classNames('overflow-hidden bg-mist-2', className)}>
      <img
        src={`/art/${art}.webp`}
        alt=""
        width={700}
        height={525}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    </div>
  )
}
