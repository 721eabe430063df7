'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { findLocation } from '@/components/site/home/find-location'
import { readLocation } from '@/components/site/home/visitor-location'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { showToast } from '@/components/ui/toaster'
import { uncheckedRoute } from '@/lib/text/routes'

/**
 * Sorts by distance from the place that the browser knows, or once asked.
 * @param path this page, which gets the city
 * @param isAnswered whether it already shows a typed place
 */
export function NearMe({ path, isAnswered }: { path: string; isAnswered: boolean }) {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const goTo = (city: string) =>
    router.replace(
      uncheckedRoute(`${path}${path.includes('?') ? '&' : '?'}ciudad=${encodeURIComponent(city)}`),
    )

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(() => {
    const stored = isAnswered ? null : readLocation()
    if (stored) goTo(stored.city)
  }, [])

  const ask = async () => {
    setBusy(true)
    try {
      const found = await findLocation()
      if (found) goTo(found.city)
      else showToast('Estás lejos de las ciudades que conocemos', 4)
    } catch {
      showToast('No pudimos conocer tu ubicación', 4)
    }
    setBusy(false)
  }

  return (
    <button
      type="button"
      onClick={ask}
      disabled={busy}
      className={buttonClass({ variant: 'ghost' }, 'noscript:hidden')}
    >
      <Icon name="locate-fixed" size={18} />
      {busy ? 'Buscando…' : 'Usar mi ubicación'}
    </button>
  )
}
