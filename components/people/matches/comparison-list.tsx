import { classNames } from '@/components/ui/class-names'
import { Icon, type IconName } from '@/components/ui/icon/icon'
import type { AttributeComparison, MatchComparison } from '@/lib/people/matches/compare'
import { COMPARED, type Verdict } from '@/lib/people/matches/score'

interface MarkLook {
  icon: IconName
  words: string
  look: string
}

const NEUTRAL = 'border-[1.5px] border-edge bg-white text-ink-3'

const MARKS: Record<Verdict, MarkLook> = {
  fits: { icon: 'check', words: 'Coincide', look: 'bg-monte-tint text-monte' },
  // Orange, not red: something to talk about.
  differs: { icon: 'x', words: 'No coincide', look: 'bg-durazno text-durazno-deep' },
  unknown: { icon: 'minus', words: 'Sin datos', look: NEUTRAL },
  any: { icon: 'minus', words: 'Sin preferencia', look: NEUTRAL },
}

/** Mark for what the score leaves out: a tick would look counted. */
const ASIDE: MarkLook = {
  icon: 'info',
  words: 'No se cuenta',
  look: NEUTRAL,
}

const markOf = ({ attribute, verdict }: AttributeComparison): MarkLook =>
  verdict === 'unknown' || COMPARED.some((one) => one === attribute) ? MARKS[verdict] : ASIDE

/** Each with its reason. */
export function ComparisonList({
  comparison,
  compact = false,
}: {
  comparison: MatchComparison
  /** One narrow column, for a card. */
  compact?: boolean
}) {
  return (
    <ul className={classNames('grid', !compact && 'md:grid-cols-2 md:gap-x-10')}>
      {comparison.attributes.map((row) => (
        <li
          key={row.attribute}
          className={classNames(
            'grid grid-cols-[auto_minmax(0,1fr)] items-start border-t border-line first:border-t-0',
            compact ? 'gap-x-2.5 py-2.25' : 'gap-x-3.5 py-3.5 md:nth-2:border-t-0',
          )}
        >
          <Mark mark={markOf(row)} compact={compact} />
          <div>
            <p className={classNames('leading-tight font-semibold', compact && 'text-small')}>{row.label}</p>
            <p className={classNames('mt-0.5 text-pretty text-ink-2', compact ? 'text-fine' : 'text-small')}>
              {row.reason}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Mark({ mark: { icon, words, look }, compact }: { mark: MarkLook; compact: boolean }) {
  return (
    <span
      className={classNames('grid place-items-center rounded-full', compact ? 'size-6.5' : 'size-8.5', look)}
    >
      <Icon name={icon} size={compact ? 15 : 20} strokeWidth={2.4} />
      <span className="sr-only">{words}</span>
    </span>
  )
}
