'use client'

import { type ComponentProps, useEffect, useState } from 'react'
import { CITY_LABELS } from '@/components/forms/city-labels'
import { type ComboboxOption, nameKey } from '@/components/forms/combobox-options'
import { SuggestList } from '@/components/forms/suggest-list'
import { otherNames } from '@/lib/search/words/nicknames'

async function loadCities(): Promise<ComboboxOption[]> {
  const response = await fetch('/api/cities')
  if (!response.ok) throw new Error(`cities: ${response.status}`)
  const cities: ComboboxOption[] = await response.json()
  return cities.map((city) => ({ ...city, also: otherNames(city.label, '').map(nameKey) }))
}

/** If the cities cannot be fetched, the input stays plain until focused again. */
export function CitySuggestions({
  input,
  onProps,
}: Pick<ComponentProps<typeof SuggestList>, 'input' | 'onProps'>) {
  const [options, setOptions] = useState<ComboboxOption[]>()
  useEffect(() => {
    const field = input.current
    const load = () => {
      loadCities().then(setOptions, () => field?.addEventListener('focus', load, { once: true }))
    }
    load()
    return () => field?.removeEventListener('focus', load)
  }, [input])
  return (
    options && (
      <SuggestList
        input={input}
        options={options}
        limit={5}
        words={CITY_LABELS}
        emptyText="Nada con esas letras. Revisa cómo está escrita la ciudad."
        popupClassName="md:w-120"
        onProps={onProps}
      />
    )
  )
}
