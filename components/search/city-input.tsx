'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'

type InputProps = ComponentProps<'input'>

const useSuggestions = lazyComponent(() =>
  import('./city-suggestions').then((module) => module.CitySuggestions),
)

/**
 * Any text may be submitted. A plain input until focused: then the suggestions' script and the cities are fetched, and
 * it becomes a combobox.
 */
export function CityInput(input: Pick<InputProps, 'id' | 'className'>) {
  const element = useRef<HTMLInputElement>(null)
  const [isWanted, setWanted] = useState(false)
  const [{ ref, ...attributes }, setAttributes] = useState<InputProps>({})
  const Suggestions = useSuggestions(isWanted)
  // It may have been focused before hydration.
  useEffect(() => setWanted(document.activeElement === element.current), [])

  return (
    <>
      <input
        name="ciudad"
        placeholder="Ciudad"
        maxLength={100}
        autoComplete="off"
        {...input}
        {...attributes}
        onFocus={() => setWanted(true)}
        ref={(node) => {
          element.current = node
          if (typeof ref === 'function') ref(node)
        }}
      />
      {Suggestions && <Suggestions input={element} onProps={setAttributes} />}
    </>
  )
}
