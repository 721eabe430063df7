'use client'

import Link from 'next/link'
import { useRef, useState } from 'react'
import { FavouriteMiniCard } from '@/components/favourites/favourite-mini-card'
import { useFavouriteCards, useSavePendingFavourite } from '@/components/favourites/use-favourites'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon'
import { iconButtonClass } from '@/components/ui/icon-button'
import { MenuPanel, menuTriggerClass } from '@/components/ui/menu-panel'
import { Skeleton } from '@/components/ui/skeleton'
import { FAVORITES } from '@/lib/routes'

/** The star that leads to the favourites, and beside it (on phones in its place) the menu of the newest of them. */
export function FavouritesMenu() {
  const [opened, setOpened] = useState(false)
  useSavePendingFavourite()
  return (
    <>
      <Link
        href={FAVORITES}
        prefetch={false}
        aria-label="Ver mis favoritos"
        className={iconButtonClass('plain', 'max-md:hidden')}
      >
        <Icon name="star" size={21} />
      </Link>
      <Disclosure
        className="md:relative"
        summaryClassName={menuTriggerClass()}
        onOpen={() => setOpened(true)}
        summary={
          <>
            <span className="sr-only">Favoritos</span>
            <Icon name="star" size={21} className="md:hidden" />
            <Icon name="chevron-down" size={18} strokeWidth={2} className="max-md:hidden" />
          </>
        }
      >
        <Panel opened={opened} />
      </Disclosure>
    </>
  )
}

function Panel({ opened }: { opened: boolean }) {
  const { cards, failed } = useFavouriteCards(opened)
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <MenuPanel as="section" aria-labelledby="menu-favoritos" className="md:w-96">
      <h2 id="menu-favoritos" ref={title} tabIndex={-1} className="text-card outline-none">
        Favoritos
      </h2>
      {cards && cards.length === 0 && <p className="mt-3 text-ink-2">No tienes mascotas favoritas</p>}
      {cards && cards.length > 0 && (
        <>
          <ul className="mt-3 grid gap-3.5">
            {cards.map((pet) => (
              <li key={pet.id}>
                {/* The button that had the focus goes with its pet. */}
                <FavouriteMiniCard pet={pet} onRemoved={() => title.current?.focus()} />
              </li>
            ))}
          </ul>
          <Link
            href={FAVORITES}
            prefetch={false}
            className="mt-3 flex min-h-11 items-center justify-center font-semibold text-monte hover:underline"
          >
            Ver todos los favoritos
          </Link>
        </>
      )}
      {!cards && failed && <p className="mt-3 text-ink-2">No pudimos cargar tus favoritos</p>}
      {!cards && !failed && <Skeleton className="mt-3 h-20 rounded-control" />}
    </MenuPanel>
  )
}
