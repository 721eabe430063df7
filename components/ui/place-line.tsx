import { farText } from '@/lib/text/numbers'
import { classNames } from './class-names'
import { Icon } from './icon/icon'

/** Pets are known by their city alone, and cities are about so wide: within one, kilometres would be made up. */
const CITY_KM = 15

/** A place, on one line unless it may wrap. */
export function PlaceLine({
  place,
  distanceKm,
  wraps = false,
  className,
}: {
  place: { city: string; country: string }
  distanceKm?: number
  wraps?: boolean
  className?: string
}) {
  return (
    <p
      className={classNames(
        'flex items-center gap-x-1.5 text-ink-2',
        distanceKm !== undefined && 'flex-wrap',
        className,
      )}
    >
      <Icon name="map-pin" size={16} className="shrink-0 text-monte" />
      <span
        className={classNames(
          'max-w-[calc(100%-1.375rem)] min-w-0',
          !wraps && 'truncate cramped:whitespace-normal',
        )}
      >{`${place.city}, ${place.country}`}</span>
      {distanceKm !== undefined && (
        <span className="ml-auto text-fine whitespace-nowrap text-ink-3">
          {distanceKm < CITY_KM ? 'cerca' : farText(distanceKm)}
        </span>
      )}
    </p>
  )
}
