import { classNames } from '@/components/ui/class-names'
import { Icon, type IconName } from '@/components/ui/icon'
import type { MatchComparison, Verdict } from '@/lib/matches/compare'

const MARKS: Record<Verdict, { icon: IconName; words: string; look: string }> = {
  fits: { icon: 'check', words: 'Coincide', look: 'bg-monte-tint text-monte' },
  // Orange, not red: something to talk about.
  differs: { icon: 'x', words: 'No coincide', look: 'bg-durazno text-durazno-deep' },
  unknown: { icon: 'minus', words: 'Sin datos', look: 'border-[1.5px] border-edge bg-white text-ink-3' },
}

/** What fits between a pet and an adopter, what differs and what nobody knows, each with its reason. */
export function ComparisonList({
  comparison,
  className,
}: {
  comparison: MatchComparison
  className?: string
}) {
  return (
    <ul className={classNames('grid md:grid-cols-2 md:gap-x-10', className)}>
      {comparison.attributes.map(({ attribute, verdict, label, reason }) => (
        <li
          key={attribute}
          className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3.5 border-t border-line py-3.5 first:border-t-0 md:nth-2:border-t-0"
        >
          <Mark verdict={verdict} />
          <div>
            <p className="leading-tight font-semibold">{label}</p>
            <p className="mt-0.5 text-small text-pretty text-ink-2">{reason}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Mark({ verdict }: { verdict: Verdict }) {
  const { icon, words, look } = MARKS[verdict]
  return (
    <span className={classNames('grid size-8.5 place-items-center rounded-full', look)}>
      <Icon name={icon} size={20} strokeWidth={2.4} />
      <span className="sr-only">{words}</span>
    </span>
  )
}
