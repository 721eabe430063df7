import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/links/link'
import { CATS, DOGS, FOUNDATIONS, OTHER_ANIMALS } from '@/lib/text/routes'

const BUST = '-bottom-6.5 h-33.5 md:h-49 lg:h-51'

const TILES = [
  {
    href: DOGS,
    label: 'PERROS',
    ground: 'bg-tile-cielo',
    art: { src: '/art/cut-perro.webp', width: 572, height: 560, className: BUST },
  },
  {
    href: CATS,
    label: 'GATOS',
    ground: 'bg-tile-lila',
    art: { src: '/art/cut-gato.webp', width: 455, height: 560, className: BUST },
  },
  {
    href: OTHER_ANIMALS,
    label: 'OTROS ANIMALES',
    ground: 'bg-tile-maiz',
    art: {
      src: '/art/cut-conejo.webp',
      width: 320,
      height: 545,
      className: '-bottom-10.5 h-37.5 md:-bottom-15.5 md:h-55 lg:-bottom-17 lg:h-60',
    },
  },
  {
    href: FOUNDATIONS,
    label: 'REFUGIOS',
    ground: 'bg-tile-hoja',
    art: {
      src: '/art/refugio.webp',
      width: 540,
      height: 456,
      className: '-bottom-2.5 h-29.5 md:h-42.5 lg:h-44.5',
    },
  },
]

export function CategoryTiles() {
  return (
    <nav aria-label="Categorías" className="mx-auto w-wrap">
      <ul className="grid grid-cols-2 gap-3 tight:grid-cols-1 md:grid-cols-4 md:gap-5">
        {TILES.map(({ href, label, ground, art: { className, ...image } }) => (
          <li key={label}>
            <Link
              href={href}
              pending="text"
              className={classNames(
                'group relative block h-39.5 overflow-hidden rounded-3xl px-4.5 py-4 cramped:px-3 md:h-55 lg:h-59 lg:px-6 lg:py-5.5',
                ground,
              )}
            >
              <span className="relative z-1 font-display text-[clamp(0.8125rem,3.9vw,1rem)] md:text-fine leading-tight font-extrabold tracking-wide -mr-4 inline-block max-[22rem]:mr-0 max-[22rem]:block lg:text-[1.1875rem] lg:leading-tight">
                {label}
              </span>
              <img
                {...image}
                alt=""
                loading="lazy"
                className={classNames(
                  'absolute left-1/2 w-auto max-w-none -translate-x-1/2 transition-transform duration-250 group-hover:-translate-y-2',
                  className,
                )}
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
