'use client'

import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import {
  ABOUT,
  ALL_PETS,
  CREATE_PET,
  DASHBOARD,
  FAQS,
  FOUNDATIONS,
  PET_CARE,
  registerPath,
} from '@/lib/text/routes'
import { AccountNav } from './account-nav'
import { Logo } from './logo'
import { WayIn } from './way-in'

const LINKS = [
  { href: ALL_PETS, label: 'Adoptar' },
  { href: CREATE_PET, label: 'Dar en Adopción' },
  { href: ABOUT, label: 'Acerca de Nosotros' },
  { href: PET_CARE, label: 'Cuidado Animal' },
  { href: FOUNDATIONS, label: 'Donaciones' },
  { href: FAQS, label: "FAQ's" },
]

/** Runs in the browser too, so that a page's flight data names it instead of repeating it. */
export function TopBar() {
  return (
    <header className="print:hidden sticky top-0 z-20 border-b low:relative border-line bg-white">
      <div className="mx-auto flex h-17 w-wrap items-center gap-2 max-md:*:first:-mr-2 tight:w-[calc(100%-1.5rem)] tight:gap-0 md:gap-3.5 lg:h-19 lg:gap-5">
        <Logo />
        <SecondaryMenu />
        <AccountNav />
      </div>
    </header>
  )
}

function SecondaryMenu() {
  return (
    <Disclosure
      className="order-last xl:relative xl:order-none xl:noscript:static"
      summaryClassName="relative z-1 flex h-11 min-w-[44px] items-center justify-center gap-2 rounded-full font-semibold hover:bg-mist lg:px-3"
      summary={
        <>
          <Icon name="menu" size={20} />
          <span className="max-lg:sr-only">Menú</span>
        </>
      }
    >
      <nav
        aria-label="Secundaria"
        // Without JavaScript it has one more link than the bar has room for: a row below it.
        className="absolute inset-x-0 top-full grid animate-rise border-b border-line bg-white px-5 pt-2 pb-5 shadow-lift xl:inset-x-auto xl:top-1/2 xl:left-full xl:flex xl:-translate-y-1/2 xl:animate-none xl:gap-5.5 xl:border-0 xl:py-0 xl:pr-0 xl:pl-3 xl:text-small xl:whitespace-nowrap xl:shadow-none xl:noscript:inset-x-0 xl:noscript:top-full xl:noscript:translate-y-0 xl:noscript:border-b xl:noscript:px-[max(1.25rem,50%-38.5rem)]"
      >
        {LINKS.map(({ href, label }) => (
          <Link
            key={href}
            href={href}
            className="py-3 font-semibold hover:text-monte hover:underline hover:underline-offset-4"
          >
            {label}
          </Link>
        ))}
        <WayIn path={registerPath} variant="ghost" className="mt-2 md:hidden signed-in:hidden">
          Registro
        </WayIn>
        <noscript>
          {/* The session is unknown without JavaScript; the target page redirects to the login. */}
          <a href={DASHBOARD} className="block py-3 font-semibold hover:underline">
            Mi Perfil
          </a>
        </noscript>
      </nav>
    </Disclosure>
  )
}
