'use client'

import { type KeyboardEvent, useState } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import type { FilterOption } from '@/lib/search/options'
import { fold } from '@/lib/text/text'
import { OptionRadio } from './option-radio'

const MANY = 8

/** Enter must not submit the surrounding form. */
function keepForm(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault()
}

export function SearchableOptions({
  name,
  placeholder,
  options,
}: {
  name: string
  placeholder: string
  options: FilterOption[]
}) {
  const [text, setText] = useState('')
  const wanted = fold(text.trim())
  const found = options.filter((option) => fold(option.label).includes(wanted))
  return (
    <>
      {options.length >= MANY && (
        <div className="relative mb-2 noscript:hidden">
          <Icon name="search" size={17} className="absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-3" />
          <input
            type="search"
            aria-label={placeholder}
            placeholder={placeholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={keepForm}
            autoComplete="off"
            className="h-11.5 w-full rounded-control border-[1.5px] border-field bg-white pr-3 pl-10 placeholder:text-ink-3"
          />
        </div>
      )}
      <div className="-mx-1 max-h-51 lg:max-h-46 overflow-y-auto overscroll-contain p-1">
        {options.map((option) => (
          <OptionRadio
            key={option.value}
            name={name}
            option={option}
            variant="row"
            hidden={!found.includes(option) || undefined}
          />
        ))}
        {found.length === 0 && <p className="px-2.5 py-2 text-small text-ink-3">Nada con esas letras.</p>}
      </div>
    </>
  )
}
