import { classNames } from '@/components/ui/class-names'
import type { FoundationBriefDto } from '@/lib/foundations/dto'
import styles from './foundation-avatar.module.css'
import { type House, placeholderOf } from './placeholder'

/** Walls and roof, 64×64; a roof is a thick line, or filled as well. */
const HOUSES: Record<House, { walls: string; roof: string; filled: boolean }> = {
  casa: { walls: 'M15 31 32 17 49 31V56H15Z', roof: 'M9 33 30 14.5Q32 12.8 34 14.5L55 33', filled: false },
  colonial: { walls: 'M13 29H51V56H13Z', roof: 'M10 30 16 18H48L54 30Z', filled: true },
  alto: { walls: 'M16 31 32 12 48 31V56H16Z', roof: 'M11 34 30 10.5Q32 8.5 34 10.5L53 34', filled: false },
  patio: { walls: 'M11 30H53V56H11Z', roof: 'M6 31 16 19H48L58 31Z', filled: true },
}

/** Decorative. */
export function SmallFoundationAvatar({
  foundation,
  className,
}: {
  foundation: FoundationBriefDto
  className: string
}) {
  if (foundation.photo) {
    return <img src={foundation.photo.small} alt="" loading="lazy" className={`object-cover ${className}`} />
  }
  const { palette, house, initials } = placeholderOf(foundation)
  const { walls, roof, filled } = HOUSES[house]
  return (
    <svg aria-hidden viewBox="0 0 64 64" className={classNames(styles[palette], className)}>
      <path d="M0 0H64V64H0Z" fill="var(--tint)" />
      <path d="M0 52C16 47 40 55 64 49V64H0Z" fill="var(--near)" />
      <path d={walls} fill="#fffdf8" />
      <path
        d={roof}
        fill={filled ? 'var(--roof)' : 'none'}
        stroke="var(--roof)"
        strokeWidth="5.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <text x="32" y="43" fontSize="16" className={styles.sign}>
        {initials}
      </text>
    </svg>
  )
}
