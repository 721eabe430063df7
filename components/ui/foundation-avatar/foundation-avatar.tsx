import { classNames } from '@/components/ui/class-names'
import { photoSources } from '@/components/ui/photo/pet-photo'
import type { FoundationBriefDto } from '@/lib/foundations/dto'
import styles from './foundation-avatar.module.css'
import houses from './houses.svg'
import { landscapeOf, placeholderOf } from './placeholder'

interface Props {
  foundation: FoundationBriefDto & { place: { countryId: string } }
  sizes: string
  eager?: boolean
  className: string
}

/** Decorative: the name stands beside it. */
export function FoundationAvatar({ foundation, sizes, eager, className }: Props) {
  const { photo } = foundation
  if (!photo) return <Placeholder foundation={foundation} className={className} />
  return (
    <img
      {...photoSources(photo)}
      sizes={sizes}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      className={`bg-mist object-cover ${className}`}
    />
  )
}

function Placeholder({ foundation, className }: Pick<Props, 'foundation' | 'className'>) {
  const { palette, house, signY, initials } = placeholderOf(foundation)
  return (
    <svg
      aria-hidden
      viewBox="0 0 1600 600"
      preserveAspectRatio="xMidYMax slice"
      className={classNames(styles.wide, styles[palette], className)}
    >
      <use href={`${houses.src}#${landscapeOf(foundation.id, foundation.place.countryId)}`} />
      <use href={`${houses.src}#${house}`} />
      <text x="800" y={signY} fontSize="46" className={styles.sign}>
        {initials}
      </text>
    </svg>
  )
}
