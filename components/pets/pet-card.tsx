'use client'

import type { ReactNode } from 'react'
import { MatchBadgeIsland } from '@/components/people/matches/match-badge-island'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { PetPhoto } from '@/components/ui/photo/pet-photo'
import { PlaceLine } from '@/components/ui/place-line'
import type { PetCardProps } from '@/lib/pets/dto'
import { ribbonText } from '@/lib/pets/ribbon'
import { ageLabel } from '@/lib/text/copy/agree'
import { GENDER_LABELS, SIZE_LABELS } from '@/lib/text/copy/card-labels'
import { petPath } from '@/lib/text/routes'
import { FavouriteButtonIsland } from './favourites/favourite-button-island'
import styles from './pet-card.module.css'

const VARIANTS = {
  home: { heading: 'h3', sizes: '(min-width: 1224px) 290px, (min-width: 768px) 37vw, 56vw' },
  search: {
    heading: 'h2',
    sizes: '(min-width: 1272px) 285px, (min-width: 1024px) 22vw, (min-width: 768px) 46vw, 31vw',
  },
  care: { heading: 'h3', sizes: '(min-width: 1272px) 397px, (min-width: 768px) 31vw, 62vw' },
} as const

export type PetCardVariant = keyof typeof VARIANTS

export function PetCard({
  pet,
  variant,
  dense = false,
  eager = false,
  star,
  match,
}: {
  pet: PetCardProps
  variant: PetCardVariant
  /** Two stand beside each other on a phone. */
  dense?: boolean
  /** For the first card above the fold (LCP). */
  eager?: boolean
  star?: ReactNode
  /** Replaces the badge that the browser adds for adopters. */
  match?: ReactNode
}) {
  const { heading: Heading, sizes } = VARIANTS[variant]
  const ribbon = ribbonText(pet)
  return (
    <article data-ring className={dense ? `${styles.card} ${styles.dense}` : styles.card}>
      <div className={styles.frame}>
        <PetPhoto photo={pet.photo} pet={pet} sizes={dense ? VARIANTS.search.sizes : sizes} eager={eager} />
      </div>
      {ribbon && (
        <Badge tone="ink" className="absolute top-4 left-3">
          {ribbon}
        </Badge>
      )}
      <div className="px-1 pt-3.5">
        <div className={styles.head}>
          <Heading translate="no">
            <Link href={petPath(pet.id)} pending="card">
              {pet.name}
            </Link>
          </Heading>
          <Badge>{ageLabel(pet)}</Badge>
        </div>
        <PlaceLine place={pet.place} distanceKm={pet.distanceKm} className="mt-1" />
        <TraitsLine pet={pet} />
        {match ?? <MatchBadge pet={pet} overlay={variant !== 'home'} />}
      </div>
      {star ? (
        <div className={`${styles.star} rounded-full`}>{star}</div>
      ) : (
        <FavouriteButtonIsland petId={pet.id} petName={pet.name} className={styles.star} />
      )}
    </article>
  )
}

/** Takes only what the comparison needs: it is in the page's data once per card. */
function MatchBadge({ pet, overlay }: { pet: PetCardProps; overlay: boolean }) {
  const { name, type, age, gender, size, coat } = pet
  if (type === 'otro') return null
  return <MatchBadgeIsland pet={{ name, type, age, gender, size, coat }} overlay={overlay} />
}

/** 'Hembra · Mediano · Mestizo', truncated when it does not fit. */
function TraitsLine({ pet }: { pet: PetCardProps }) {
  return (
    <p className={styles.traits}>
      <Icon name={pet.gender === 'hembra' ? 'venus' : 'mars'} size={15} />
      <span>{`${GENDER_LABELS[pet.gender]} · ${SIZE_LABELS[pet.size]} · ${pet.breed}`}</span>
    </p>
  )
}
