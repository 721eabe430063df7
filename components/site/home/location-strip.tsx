'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { currentSessionHint } from '@/components/people/viewer/session-hint'
import { chipClass } from '@/components/ui/chip'
import { Link } from '@/components/ui/links/link'
import { showToast } from '@/components/ui/toaster'
import { cityPath } from '@/lib/text/routes'
import { mayLocateSilently, readLocation, type VisitorLocation } from './visitor-location'

/** Without it lists open as for anybody. */
const openListsIn = (place: VisitorLocation) =>
  import('./open-lists').then((module) => module.openListsIn(place)).catch(() => {})
const findLocation = async () => (await import('./find-location')).findLocation()

const STRIP =
  'flex min-h-19 w-full items-center gap-3 rounded-[1.125rem] bg-monte-tint px-4.5 py-3 leading-snug text-monte-dark max-[22rem]:min-h-27 md:min-h-15 md:py-2 noscript:hidden'

/**
 * '¿Deseas buscar en mascotas en …?', or the chip that requests geolocation, of the same size. Never prompts by itself.
 */
export function LocationStrip({ pin, arrow }: { pin: ReactNode; arrow: ReactNode }) {
  const [place, setPlace] = useState<VisitorLocation | null>(null)
  const [busy, setBusy] = useState(false)

  useEffect(() => {
    // Signed-in visitors get no strip (specification, section 6).
    if (currentSessionHint() !== null) return
    const stored = readLocation()
    if (stored) {
      void openListsIn(stored)
      return setPlace(stored)
    }
    mayLocateSilently()
      .then((may) => (may ? findLocation() : null))
      .then(setPlace)
      .catch(() => setPlace(null))
  }, [])

  const ask = async () => {
    setBusy(true)
    try {
      const found = await findLocation()
      setPlace(found)
      if (!found) showToast('Todavía no hay mascotas cerca de tu ubicación', 4)
    } catch {
      showToast('No pudimos conocer tu ubicación', 4)
    }
    setBusy(false)
  }

  if (place) {
    return (
      <Link
        href={cityPath(place.city.toLocaleLowerCase('es'))}
        className={`${STRIP} group hover:bg-monte-soft`}
      >
        {pin}
        <span className="flex-1">
          ¿Deseas buscar en mascotas en{' '}
          <b className="font-semibold">
            {place.city}, {place.country}
          </b>
          ?
        </span>
        {arrow}
      </Link>
    )
  }
  return (
    <div className={`${STRIP} max-[22rem]:flex-col max-[22rem]:items-start max-[22rem]:gap-2`}>
      <span className="min-[22rem]:flex-1">Mascotas cerca de ti</span>
      <button type="button" onClick={ask} disabled={busy} className={chipClass('plain')}>
        {pin}
        {busy ? 'Buscando…' : 'Usar mi ubicación'}
      </button>
    </div>
  )
}
