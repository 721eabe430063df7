'use client'

import { useRef, useState } from 'react'
import { useViewer } from '@/components/people/viewer/use-viewer'
import { classNames } from '@/components/ui/class-names'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { TextLink } from '@/components/ui/links/text-link'
import { RetryLine, Skeleton } from '@/components/ui/load-state'
import { LONG_WAIT, useLongWait } from '@/components/ui/long-wait'
import { MenuPanel } from '@/components/ui/menu-panel'
import { PILL_LINK, PILL_TRIGGER, SplitPill } from '@/components/ui/split-pill'
import type { PetCardDto } from '@/lib/pets/dto'
import { NO_PHOTO } from '@/lib/photos/no-photo'
import { ageLabel } from '@/lib/text/copy/agree'
import { FAVORITES, petPath } from '@/lib/text/routes'
import { useFavourite, useFavouriteCards, useSavePendingFavourite } from './use-favourites'

/** The star links to the favourites; on phones it opens the menu. */
export function FavouritesMenu() {
  const [opened, setOpened] = useState(false)
  const count = useViewer()?.favouriteIds.length ?? 0
  useSavePendingFavourite()
  return (
    <SplitPill>
      <Link href={FAVORITES} className={classNames(PILL_LINK, 'gap-1.75 pr-1.5 pl-3.5')}>
        <span className="sr-only">Ver mis favoritos</span>
        <Icon name="star" size={20} />
        {count > 0 && <span className="text-small font-bold tabular-nums">{count}</span>}
      </Link>
      <Disclosure
        className="group/menu md:relative"
        summaryClassName={classNames(PILL_TRIGGER, 'relative')}
        onOpen={() => setOpened(true)}
        summary={
          <>
            <span className="sr-only">Favoritos</span>
            <Icon name="star" size={21} className="md:hidden" />
            {count > 0 && (
              <span className="absolute top-0 -right-0.5 min-w-5 rounded-full bg-monte-tint px-1.25 text-center text-tiny leading-5 font-bold text-monte-dark ring-2 ring-white md:hidden">
                {count}
              </span>
            )}
            <Icon
              name="chevron-down"
              size={16}
              strokeWidth={2}
              className="transition-transform group-open/menu:rotate-180 max-md:hidden"
            />
          </>
        }
      >
        <Panel opened={opened} hasAny={count > 0} />
      </Disclosure>
    </SplitPill>
  )
}

/** @param hasAny also favourites that have no page now, which are no cards. */
function Panel({ opened, hasAny }: { opened: boolean; hasAny: boolean }) {
  const { cards, failed, reload } = useFavouriteCards(opened)
  const [attempt, setAttempt] = useState(0)
  const isLate = useLongWait(opened && !cards && !failed, attempt)
  const retry = () => {
    setAttempt(attempt + 1)
    reload()
  }
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <MenuPanel as="section" aria-labelledby="menu-favoritos" className="md:w-96">
      <h2 id="menu-favoritos" ref={title} tabIndex={-1} className="text-card outline-none">
        Favoritos
      </h2>
      {cards && cards.length === 0 && (
        <p className="mt-3 text-ink-2">
          {hasAny ? 'Ninguna se puede ver ahora' : 'No tienes mascotas favoritas'}
        </p>
      )}
      {cards && cards.length > 0 && (
        <ul className="mt-3 grid gap-3.5">
          {cards.map((pet) => (
            <li key={pet.id}>
              {/* The focused button disappears with its pet. */}
              <FavouriteMiniCard pet={pet} onRemoved={() => title.current?.focus()} />
            </li>
          ))}
        </ul>
      )}
      {cards && (hasAny || cards.length > 0) && (
        <TextLink href={FAVORITES} look="quiet" className="mt-3 flex min-h-11 items-center justify-center">
          Ver todos los favoritos
        </TextLink>
      )}
      <div role="status">
        {!cards && (failed || isLate) && (
          <RetryLine text={failed ? 'No pudimos cargar tus favoritos.' : LONG_WAIT} onRetry={retry} />
        )}
      </div>
      {!cards && !failed && <Skeleton className="mt-3 h-20 rounded-control" />}
    </MenuPanel>
  )
}

function FavouriteMiniCard({ pet, onRemoved }: { pet: PetCardDto; onRemoved: () => void }) {
  const { setFavourite } = useFavourite(pet.id)
  const remove = () => {
    setFavourite(false)
    onRemoved()
  }
  return (
    <article className="relative flex gap-3.5">
      <img
        src={pet.photo?.small ?? NO_PHOTO}
        alt=""
        width={400}
        height={300}
        loading="lazy"
        className="size-22 shrink-0 rounded-control object-cover"
      />
      <div className="min-w-0 flex-1">
        <h3 className="truncate text-base leading-tight">
          <Link
            href={petPath(pet.id)}
            pending="text"
            className="after:absolute after:inset-0 after:rounded-control hover:underline"
          >
            {pet.name}
          </Link>
        </h3>
        <p className="truncate text-fine text-ink-2">
          {pet.place.city}, {pet.place.country}
        </p>
        <p className="text-fine text-ink-2">{ageLabel(pet)}</p>
        <button
          type="button"
          onClick={remove}
          className="relative z-10 -ml-1 inline-flex min-h-11 items-center gap-1 rounded-control px-1 text-fine font-semibold text-guayaba hover:underline"
        >
          <Icon name="x" size={16} strokeWidth={2.2} />
          Eliminar de Favoritos
          <span className="sr-only">: {pet.name}</span>
        </button>
      </div>
    </article>
  )
}
