import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/links/link'
import { PetPhoto } from '@/components/ui/photo/pet-photo'
import type { PetCardDto } from '@/lib/pets/dto'
import { petPath } from '@/lib/text/routes'

const ARCH =
  'row-span-2 cramped:row-span-1 rounded-t-[5.625rem] rounded-b-3xl md:row-span-1 lg:row-span-2 lg:rounded-t-[6.875rem] lg:rounded-b-[2.25rem]'
const PILL = 'rounded-[3.5rem] md:rounded-[6.25rem] lg:col-span-2 lg:rounded-[7.0625rem]'
const LEAF = 'rounded-3xl rounded-br-[4.5rem] lg:rounded-[2.25rem] lg:rounded-br-[6.25rem]'
/** Phones have no room for a fourth, and never fetch it. */
const DOOR = 'rounded-t-[5rem] rounded-b-3xl max-md:hidden lg:rounded-t-[5.25rem] lg:rounded-b-[2.25rem]'
const SHAPES = [ARCH, PILL, LEAF, DOOR]

/** Pictures in the collage, on wide screens. */
export const COLLAGE_SIZE = SHAPES.length

/** Pets to tap beside the search; drawings where there are not enough of them. */
export function Collage({ pets }: { pets: readonly PetCardDto[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)] grid-rows-[7rem_7rem] gap-2.5 cramped:auto-rows-[7rem] cramped:grid-cols-1 cramped:grid-rows-none md:grid-cols-[1fr_1.5fr_1.2fr_1fr] md:grid-rows-[12.5rem] lg:grid-cols-[minmax(0,1.16fr)_minmax(0,1fr)_minmax(0,1fr)] lg:grid-rows-[14.125rem_13.375rem] lg:gap-4">
      {pets.length < COLLAGE_SIZE ? (
        <Drawings />
      ) : (
        SHAPES.map((shape, index) => {
          const pet = pets[index]
          return pet && <PetTile key={pet.id} pet={pet} className={shape} />
        })
      )}
    </ul>
  )
}

function PetTile({ pet, className }: { pet: PetCardDto; className: string }) {
  return (
    <li className={classNames('group relative overflow-hidden bg-mist-2', className)}>
      <PetPhoto
        photo={pet.photo}
        pet={pet}
        sizes="(min-width: 64rem) 24vw, (min-width: 48rem) 30vw, 50vw"
        className="size-full object-cover transition-transform duration-250 group-hover:scale-103"
      />
      <Link
        href={petPath(pet.id)}
        className={classNames(
          'absolute inset-0 flex justify-center rounded-[inherit] p-2.5 focus-visible:-outline-offset-4',
          // Its lower corner would cut the name off.
          className === LEAF ? 'items-start' : 'items-end',
        )}
      >
        <span className="max-w-full truncate rounded-full bg-white/92 px-3 py-1 text-fine font-semibold">
          {pet.name}
          <span className="font-normal text-ink-2 max-lg:hidden"> · {pet.place.city}</span>
        </span>
      </Link>
    </li>
  )
}

/** Decorative, so loaded lazily. */
const Drawings = () => (
  <>
    <li
      className={classNames(
        'relative overflow-hidden bg-tile-sol before:absolute before:top-[34%] before:left-1/2 before:aspect-square before:w-[150%] before:-translate-x-1/2 before:rounded-full before:bg-[#FCEDC2] lg:before:top-[17%] lg:before:w-[118%]',
        ARCH,
      )}
    >
      <img
        src="/art/cut-sit.webp"
        alt=""
        width={520}
        height={698}
        loading="lazy"
        decoding="async"
        className="absolute bottom-3 left-1/2 w-[94%] max-w-none -translate-x-1/2 lg:bottom-4 lg:left-[52%] lg:w-[136%]"
      />
    </li>
    {[
      { art: 'hero-b', shape: PILL },
      { art: 'hero-c', shape: LEAF },
      { art: 'hero-d', shape: DOOR },
    ].map(({ art, shape }) => (
      <li key={art} className={classNames('overflow-hidden bg-mist-2', shape)}>
        <img
          src={`/art/${art}.webp`}
          alt=""
          width={700}
          height={525}
          loading="lazy"
          decoding="async"
          className="size-full object-cover"
        />
      </li>
    ))}
  </>
)
