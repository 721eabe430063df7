import { Stars } from '@/components/ui/stars'
import type { RatingCounts } from '@/lib/moderation/reviews/dto'
import { counted, formatCount, formatRating } from '@/lib/text/numbers'

export function RatingBars({ rating, counts }: { rating: number; counts: RatingCounts }) {
  const total = counts.reduce((sum, count) => sum + count, 0)
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-8 gap-y-4">
      <div className="flex items-center gap-4 cramped:flex-wrap">
        <span aria-hidden className="font-display text-[3rem] leading-none font-bold tracking-tight">
          {formatRating(rating)}
        </span>
        <p>
          <Stars rating={rating} />
          <span className="block text-small text-ink-2">{counted(total, 'comentario', 'comentarios')}</span>
        </p>
      </div>
      <ul className="grid w-72 max-w-full gap-1 text-fine tabular-nums">
        {[5, 4, 3, 2, 1].map((points) => {
          const count = counts[points - 1] ?? 0
          return (
            <li key={points} className="grid grid-cols-[0.75rem_minmax(0,1fr)_2rem] items-center gap-2.5">
              <span aria-hidden>{points}</span>
              <span aria-hidden className="h-2 overflow-hidden rounded-full bg-mist-2">
                <span
                  className="block h-full rounded-full bg-mango"
                  style={{ width: `${total === 0 ? 0 : (100 * count) / total}%` }}
                />
              </span>
              <span aria-hidden>{formatCount(count)}</span>
              <span className="sr-only">
                {counted(count, 'comentario', 'comentarios')} con {counted(points, 'estrella', 'estrellas')}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
