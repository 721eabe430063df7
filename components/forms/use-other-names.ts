import { type RefObject, useEffect, useState } from 'react'
import { nameKey } from './combobox-options'

type NamesOf = (city: string, country: string) => string[]

/**
 * What people call a city, for `also` of its option: fetched when `part` first has the focus. Undefined before, and where
 * that fails: the list then knows the catalogue's names.
 */
export function useOtherNames(part: RefObject<HTMLElement | null>): NamesOf | undefined {
  const [namesOf, setNamesOf] = useState<NamesOf>()
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const load = async () => {
      const { otherNames } = await import('@/lib/search/words/nicknames')
      const keysOf: NamesOf = (city, country) => otherNames(city, country).map(nameKey)
      if (!signal.aborted) setNamesOf(() => keysOf)
    }
    part.current?.addEventListener('focusin', () => load().catch(() => {}), { once: true, signal })
    return () => listening.abort()
  }, [part])
  return namesOf
}
