'use client'

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { SelectField } from '@/components/ui/field'
import { textLinkClass } from '@/components/ui/links/text-link'
import { useLongWait } from '@/components/ui/long-wait'
import { type CityOption, cityOptions } from '@/lib/platform/catalog/city-options'
import type { CountryDto } from '@/lib/platform/catalog/dto'
import { CITY_LABELS } from './city-labels'
import { ComboboxField } from './combobox-field'
import { nameKey } from './combobox-options'
import type { FieldProps } from './field-props'
import { rememberCity, useRestoredCity } from './restored-city'

export type CountryChoice = Pick<CountryDto, 'id' | 'name'>

/** The parameter that selects the country without JavaScript: `?pais=ECU`. */
const COUNTRY_PARAMETER = 'pais'

/** Without JavaScript `CountryStep` changes the country. @param changePath the page without a country */
export function CountryCityFields({
  countries,
  country,
  cities: initial,
  changePath,
  field,
}: {
  countries: CountryChoice[]
  country: string
  cities: CityOption[]
  changePath: string
  field: (name: 'countryId' | 'cityId') => FieldProps
}) {
  const box = useRef<HTMLDivElement>(null)
  const { cities, of, status, attempt, load, change } = useCities(country, initial)
  const namesOf = useOtherNames(box)
  const countryName = countries.find(({ id }) => id === of)?.name ?? ''
  const isLate = useLongWait(status === 'loading', attempt)
  const restored = useRestoredCity(box)
  const countryField = field('countryId')
  const cityField = field('cityId')

  const catchUp = useEffectEvent(() => {
    const chosen = box.current?.querySelector('select')?.value
    if (chosen) change(chosen)
  })
  // Pick up a country chosen before hydration.
  useEffect(() => {
    catchUp()
    // On history navigation the browser may restore the form after this.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted || catchUp()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [])

  // The city cannot be restored before its options are loaded.
  useEffect(() => {
    const list = box.current?.querySelector<HTMLSelectElement>('select[name=cityId]')
    if (!list || list.value === restored || !cities.some(({ id }) => String(id) === restored)) return
    list.value = restored
    list.dispatchEvent(new Event('change', { bubbles: true }))
  }, [cities, restored])

  return (
    <div ref={box} className="grid gap-5 sm:grid-cols-2">
      <div className="noscript:hidden">
        <SelectField
          label="País"
          autoComplete="country"
          {...countryField}
          defaultValue={countryField.defaultValue ?? country}
          onChange={(event) => {
            countryField.onChange(event)
            change(event.currentTarget.value)
          }}
        >
          <option value="">Elige tu país</option>
          {countries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <p className="hidden self-end pb-3 noscript:block">
        {countries.find(({ id }) => id === country)?.name}{' '}
        <a href={changePath} className={textLinkClass()}>
          Cambiar país
        </a>
      </p>
      <ComboboxField
        label="Ciudad"
        autoComplete="address-level2"
        words={CITY_LABELS}
        field={{
          ...cityField,
          onChange: (event) => {
            rememberCity(event.target.value)
            return cityField.onChange(event)
          },
        }}
        options={cities.map(({ id, label }) => ({
          value: String(id),
          label,
          also: namesOf?.(label, countryName),
        }))}
        placeholder={placeholder(status, cities)}
        disabled={status === 'loading' || (status === 'ready' && cities.length === 0)}
        hint={
          (status === 'failed' || isLate) && (
            <button
              type="button"
              className="min-h-11 font-semibold text-guayaba underline underline-offset-3"
              onClick={() => load(box.current?.querySelector('select')?.value ?? '')}
            >
              {isLate ? 'Las ciudades tardan más de lo normal.' : 'No pudimos cargar las ciudades.'}{' '}
              Reintentar
            </button>
          )
        }
      />
    </div>
  )
}

function placeholder(status: string, cities: CityOption[]): string {
  if (status === 'loading') return 'Cargando ciudades…'
  return cities.length > 0 ? 'Elige tu ciudad' : 'Primero elige tu país'
}

/** The choice of a country, shown without JavaScript only. */
export function CountryStep({
  path,
  countries,
  callbackUrl,
}: {
  path: string
  countries: CountryChoice[]
  callbackUrl?: string
}) {
  return (
    <form action={path} className="hidden gap-5 noscript:grid">
      {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
      <SelectField
        label="¿En qué país vives?"
        name={COUNTRY_PARAMETER}
        autoComplete="country"
        required
        defaultValue=""
      >
        <option value="">Elige tu país</option>
        {countries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" size="big">
        Elegir país
      </Button>
    </form>
  )
}

/**
 * The cities of a country; of concurrent requests the last one wins. `attempt` counts the requests. `change` loads those of
 * another country only: browsers that fill a form in also tell of the country that was there.
 */
function useCities(country: string, initial: CityOption[]) {
  const [state, setState] = useState({
    cities: initial,
    of: country,
    status: 'ready' as 'ready' | 'loading' | 'failed',
  })
  const [attempt, setAttempt] = useState(0)
  const last = useRef<AbortController>(null)
  const current = useRef(country)

  const load = async (country: string) => {
    current.current = country
    last.current?.abort()
    last.current = new AbortController()
    const { signal } = last.current
    if (!country) return setState({ cities: [], of: country, status: 'ready' })
    setState({ cities: [], of: country, status: 'loading' })
    setAttempt((before) => before + 1)
    try {
      const response = await fetch(`/api/v1.0/cities/${encodeURIComponent(country)}`, { signal })
      if (!response.ok) throw new Error(`cities of ${country}: ${response.status}`)
      setState({ cities: cityOptions(await response.json()), of: country, status: 'ready' })
    } catch {
      if (!signal.aborted) setState({ cities: [], of: country, status: 'failed' })
    }
  }
  const change = (country: string) => {
    if (country !== current.current) load(country)
  }
  return { ...state, attempt, load, change }
}

type NamesOf = (city: string, country: string) => string[]

/**
 * What people call a city, for `also` of its option: fetched when `part` first has the focus. Undefined before, and where
 * that fails: the list then knows the catalogue's names.
 */
function useOtherNames(part: RefObject<HTMLElement | null>): NamesOf | undefined {
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
