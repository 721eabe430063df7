'use client'

import { Button } from '@/components/ui/button'
import { chipClass } from '@/components/ui/chip'
import { controlClass } from '@/components/ui/control-class'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon/icon'
import type { PlaceChoice } from '@/lib/search/place-choice'
import { PLACE_FIELDS } from '@/lib/search/url/param-names'
import { CityInput } from './city-input'
import { PLACE_ID } from './ids'

const FIELD_ID = `${PLACE_ID}-ciudad`

/** Says where the list is, and changes it: whole pages, as `/lugar` remembers the place. */
export function PlaceChip({ choice: { animals, place, list, options } }: { choice: PlaceChoice }) {
  return (
    <div id={PLACE_ID} className="row-start-2 min-w-0 lg:mt-2">
      <Disclosure
        className="group/place relative max-w-full"
        summaryClassName={chipClass('plain', 'max-w-full cursor-pointer px-3.5!')}
        summary={
          <>
            <Icon name="map-pin" size={17} className="shrink-0" />
            <span className="min-w-0 truncate cramped:whitespace-normal">
              <span className="max-lg:sr-only">{animals} · </span>
              {place}
            </span>
            <Icon
              name="chevron-down"
              size={16}
              className="shrink-0 transition-transform group-open/place:rotate-180"
            />
          </>
        }
      >
        <div className="absolute top-full left-0 z-13 mt-2 grid w-[min(22rem,100vw-2.5rem)] animate-rise gap-4 rounded-card border border-line bg-white p-4.5 shadow-lift">
          <form action="/lugar" className="grid gap-1.5">
            <label htmlFor={FIELD_ID} className="text-small font-semibold">
              Ciudad
            </label>
            <input type="hidden" name={PLACE_FIELDS.list} value={list} />
            <div className="relative">
              <CityInput id={FIELD_ID} className={controlClass(undefined, 'scroll-mt-28')} />
            </div>
            <Button type="submit" className="mt-1">
              Cambiar ciudad
            </Button>
          </form>
          <nav aria-labelledby={`${PLACE_ID}-paises`}>
            <p id={`${PLACE_ID}-paises`} className="mb-2 text-small font-semibold">
              O todo un país
            </p>
            <ul className="flex flex-wrap gap-2">
              {options.map(({ label, href, chosen }) => (
                <li key={href}>
                  <a
                    href={href}
                    rel="nofollow"
                    aria-current={chosen ? 'true' : undefined}
                    className={chipClass(chosen ? 'on' : 'plain')}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </Disclosure>
    </div>
  )
}
