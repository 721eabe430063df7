'use client'

import { LinkButton } from '@/components/ui/button'
import { Link } from '@/components/ui/links/link'
import { RIGHTS_TITLE } from '@/lib/text/copy/rights-title'
import {
  ABOUT,
  CATS,
  CONTACT,
  CREATE_PET,
  DOGS,
  FAQS,
  FOUNDATIONS,
  OTHER_ANIMALS,
  PET_CARE,
  PLACES,
  PRIVACY,
  REGISTER,
  RIGHTS,
  SPONSOR,
  STORIES,
  TERMS,
} from '@/lib/text/routes'
import { Logo } from './logo'

const COLUMNS = [
  {
    title: 'Adoptar',
    links: [
      { href: DOGS, label: 'Perros' },
      { href: CATS, label: 'Gatos' },
      { href: OTHER_ANIMALS, label: 'Otros animales' },
      { href: PLACES, label: 'Por ciudad' },
      { href: FOUNDATIONS, label: 'Refugios' },
      { href: STORIES, label: 'Finales felices' },
    ],
  },
  {
    title: 'Ayudar',
    links: [
      { href: FOUNDATIONS, label: 'Donaciones' },
      { href: SPONSOR, label: 'Apadrina Mascotas' },
      { href: CREATE_PET, label: 'Dar en Adopción' },
    ],
  },
  {
    title: 'Querencia',
    links: [
      { href: ABOUT, label: 'Acerca de Nosotros' },
      { href: PET_CARE, label: 'Cuidado Animal' },
      { href: FAQS, label: "FAQ's" },
      { href: PRIVACY, label: 'Privacidad' },
      { href: TERMS, label: 'Términos' },
      { href: RIGHTS, label: RIGHTS_TITLE },
      { href: CONTACT, label: 'Contacto' },
    ],
  },
]

/** Runs in the browser too, so that a page's flight data names it instead of repeating it. */
export function Footer({ year }: { year: number }) {
  return (
    <footer className="print:hidden later on-dark bg-foot pt-12 pb-7 text-small text-foot-text [--later:61.25rem] md:[--later:23.25rem] lg:pt-16">
      <div className="mx-auto grid w-wrap grid-cols-2 gap-x-5 gap-y-7.5 tight:grid-cols-1 md:grid-cols-[1.8fr_1fr_1fr_1fr]">
        <div className="max-md:col-span-full">
          <Logo on="dark" />
          <p className="mt-3 mb-4.5 max-w-[28em]">
            Querencia es el lugar al que un animal vuelve porque allí se siente a salvo. Ayudamos a que cada
            mascota encuentre el suyo.
          </p>
          <LinkButton href={REGISTER} variant="mango" size="sm" className="signed-in:hidden">
            Registro
          </LinkButton>
        </div>
        {COLUMNS.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <p className="mb-1.5 font-display text-base font-bold text-cream">{title}</p>
            <ul>
              {links.map(({ href, label }) => (
                <li key={label}>
                  <Link
                    href={href}
                    className="inline-flex min-h-11 items-center hover:text-cream hover:underline md:min-h-9.5"
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="mx-auto mt-8 flex w-wrap flex-wrap justify-between gap-x-6 gap-y-1.5 border-t border-foot-line pt-4.5 text-fine">
        <span>Argentina, Chile, Colombia, Ecuador y Perú</span>
        <span>© {year} Querencia</span>
      </div>
    </footer>
  )
}
