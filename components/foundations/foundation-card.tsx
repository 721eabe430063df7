import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import { RatingLine } from '@/components/ui/rating-line'
import { counted } from '@/lib/format'
import type { FoundationDto } from '@/lib/foundations/dto'
import { foundationPath } from '@/lib/routes'
import { FoundationPhoto } from './foundation-photo'

const TONES = ['bg-durazno', 'bg-maiz', 'bg-cielo', 'bg-lila']

/** A foundation at a glance; all of it leads to its page. `position` in the list decides its colour. */
export function FoundationCard({ foundation, position }: { foundation: FoundationDto; position: number }) {
  const { id, name, place, petCount, mission, photo } = foundation
  return (
    <article
      className={`relative flex h-full flex-col rounded-section p-6 cramped:p-4 transition-shadow hover:shadow-soft has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-monte ${TONES[position % TONES.length]}`}
    >
      <div className="flex items-center gap-3.5 cramped:flex-wrap">
        {photo && <FoundationPhoto photo={photo} size={56} />}
        <h2 className="min-w-0 text-card">
          <Link
            href={foundationPath(id)}
            className="outline-none after:absolute after:inset-0 after:rounded-section"
          >
            {name}
          </Link>
        </h2>
      </div>
      <p className="mt-1.5 flex items-center gap-1.5 text-small text-ink-2">
        <Icon name="map-pin" size={16} className="shrink-0 text-monte" />
        {place.city}, {place.country}
      </p>
      {mission && <p className="mt-3 line-clamp-3 text-small text-ink-2">{mission}</p>}
      <div className="mt-auto flex flex-wrap items-end justify-between gap-2 pt-4 text-ink-2">
        <RatingLine foundation={foundation} />
        <span className="rounded-full bg-white px-3 py-1 text-fine font-semibold text-ink">
          {petCount === 0 ? 'Sin mascotas por ahora' : counted(petCount, 'mascota', 'mascotas')}
        </span>
      </div>
    </article>
  )
}
