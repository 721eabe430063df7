import { FoundationAvatar } from '@/components/ui/foundation-avatar/foundation-avatar'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/components/ui/links/link'
import { RatingSummary } from '@/components/ui/rating-summary'
import type { FoundationDto } from '@/lib/foundations/dto'
import { farWords } from '@/lib/foundations/nearest'
import { counted } from '@/lib/text/numbers'
import { foundationPath } from '@/lib/text/routes'

const SIZES = '(min-width: 77rem) 398px, (min-width: 64rem) 31vw, 220px'

/** @param km from the place that was asked for; null without one */
export function FoundationCard({ foundation, km = null }: { foundation: FoundationDto; km?: number | null }) {
  const { id, name, place, petCount, mission } = foundation
  return (
    <article className="relative grid h-full grid-cols-[7.25rem_minmax(0,1fr)] items-center gap-x-4 rounded-3xl border border-line p-2.5 transition-shadow hover:shadow-soft has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-monte cramped:grid-cols-1 lg:grid-cols-1 lg:content-start lg:border-0 lg:p-0 lg:hover:shadow-none">
      <FoundationAvatar
        foundation={foundation}
        sizes={SIZES}
        className="h-33 w-full rounded-2xl lg:h-54.5 lg:rounded-3xl"
      />
      <div className="cramped:mt-3 lg:px-1 lg:pt-3.5">
        <h2 translate="no" className="text-lead leading-tight lg:text-card">
          <Link
            href={foundationPath(id)}
            pending="card"
            prefetch
            className="outline-none after:absolute after:inset-0 after:rounded-3xl"
          >
            {name}
          </Link>
        </h2>
        <p className="mt-1.5 flex items-center gap-1.5 text-small text-ink-2">
          <Icon name="map-pin" size={16} className="shrink-0 text-monte" />
          {place.city}, {place.country}
          {km !== null && ` · ${farWords(km)}`}
        </p>
        {mission && <p className="mt-2 hidden text-small text-ink-2 lg:line-clamp-2">{mission}</p>}
        <div className="mt-0.5 text-ink-2">
          <RatingSummary foundation={foundation} />
        </div>
        <p className="mt-2 w-fit rounded-full bg-maiz px-3 py-1 text-fine font-semibold text-ink">
          {petCount === 0 ? 'Sin mascotas por ahora' : counted(petCount, 'mascota', 'mascotas')}
        </p>
      </div>
    </article>
  )
}
