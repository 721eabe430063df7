import { classNames } from '@/components/ui/class-names'
import type { AttributeComparison, MatchComparison } from '@/lib/people/matches/compare'
import type { Verdict } from '@/lib/people/matches/score'

const DOTS: Record<Verdict, string> = {
  fits: 'bg-monte',
  differs: 'border-2 border-durazno-deep bg-white',
  unknown: 'bg-edge',
  any: 'bg-edge',
}

const isCounted = ({ attribute, verdict }: AttributeComparison) =>
  attribute !== 'experience' && verdict !== 'any'

/** 'Coincide en 4 de 5'; nothing without a score. */
export function MatchDots({
  comparison: { score, attributes },
  className,
}: {
  comparison: MatchComparison
  className?: string
}) {
  if (!score) return null
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-2.5 cramped:flex-wrap font-semibold text-monte-dark',
        className,
      )}
    >
      <span aria-hidden data-dots className="inline-flex gap-1">
        {attributes.filter(isCounted).map(({ attribute, verdict }) => (
          <span key={attribute} className={classNames('size-2.25 rounded-full', DOTS[verdict])} />
        ))}
      </span>
      {`Coincide en ${score.fits} de ${score.of}`}
    </span>
  )
}
