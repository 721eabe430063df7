import { ChipLink } from '@/components/ui/chip'
import { classNames } from '@/components/ui/class-names'
import type { WayOut } from '@/lib/search/ways-out'
import { petCount } from '@/lib/search/wording'

/** Other searches, each with how many pets it finds. They open at their top, unless `stay` keeps the page where it is. */
export function WayChips({
  ways,
  stay = false,
  className,
}: {
  ways: readonly WayOut[]
  stay?: boolean
  className?: string
}) {
  return (
    <ul className={classNames('flex flex-wrap gap-2', className)}>
      {ways.map(({ label, href, total }) => (
        <li key={href}>
          <ChipLink href={href} scroll={!stay} prefetch={false}>
            {label}
            {total !== undefined && <span className="font-normal text-ink-2">{petCount(total)}</span>}
          </ChipLink>
        </li>
      ))}
    </ul>
  )
}
