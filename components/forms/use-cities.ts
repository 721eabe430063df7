import { useRef, useState } from 'react'
import { type CityOption, cityOptions } from '@/lib/platform/catalog/city-options'

/** Cities of a country; with concurrent requests the last one wins. `attempt` counts the requests. */
export function useCities(initial: CityOption[]) {
  const [state, setState] = useState({ cities: initial, status: 'ready' as 'ready' | 'loading' | 'failed' })
  const [attempt, setAttempt] = useState(0)
  const last = useRef<AbortController>(null)

  const load = async (country: string) => {
    last.current?.abort()
    last.current = new AbortController()
    const { signal } = last.current
    if (!country) return setState({ cities: [], status: 'ready' })
    setState({ cities: [], status: 'loading' })
    setAttempt((before) => before + 1)
    try {
      const response = await fetch(`/api/v1.0/cities/${encodeURIComponent(country)}`, { signal })
      if (!response.ok) throw new Error(`cities of ${country}: ${response.status}`)
      setState({ cities: cityOptions(await response.json()), status: 'ready' })
    } catch {
      if (!signal.aborted) setState({ cities: [], status: 'failed' })
    }
  }
  return { ...state, attempt, load }
}
