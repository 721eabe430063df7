import type { FoundationBriefDto } from '@/lib/foundations/dto'
import { counted, formatRating } from '@/lib/text/numbers'
import { Stars } from './stars'

/** '★★★★☆ 4,6 (18 comentarios)'. */
export function RatingSummary({ foundation: { rating, reviewCount } }: { foundation: FoundationBriefDto }) {
  if (rating === null) return <span className="mt-1 block text-fine">Aún sin comentarios</span>
  return (
    <span className="mt-1 block text-fine">
      <Stars rating={rating}>
        <span aria-hidden>{formatRating(rating)}</span>
        <span>({counted(reviewCount, 'comentario', 'comentarios')})</span>
      </Stars>
    </span>
  )
}
