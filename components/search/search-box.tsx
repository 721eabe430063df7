'use client'

import { type ReactNode, useRef } from 'react'
import { Icon } from '@/components/ui/icon/icon'
import { PARAM_NAMES } from '@/lib/search/url/param-names'
import { MAX_TEXT } from '@/lib/text/max-text'
import { BOX_ID } from './ids'
import { useSearchForm } from './use-search-form'

/** Text search. The sort control belongs to this form by its id. */
export function SearchBox({
  path,
  shown,
  text,
  children,
}: {
  path: string
  shown: string
  text: string
  children: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const { pending, send } = useSearchForm(form, shown)
  return (
    <search className="min-w-0 flex-1 cramped:basis-full">
      <form
        ref={form}
        id={BOX_ID}
        action={path}
        autoComplete="off"
        data-pending={pending || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
        className="relative"
      >
        {children}
        <input
          type="search"
          name={PARAM_NAMES.text}
          defaultValue={text}
          maxLength={MAX_TEXT}
          enterKeyHint="search"
          aria-label="Buscar por nombre, raza o descripción"
          placeholder="Nombre o raza"
          className="h-12 w-full rounded-full border-[1.5px] border-field bg-white pr-12.5 pl-4 text-ellipsis lg:pl-5 placeholder:text-ink-3"
        />
        <button
          type="submit"
          aria-label="Buscar"
          className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-full bg-monte text-white hover:bg-monte-hover"
        >
          <Icon name="search" size={19} strokeWidth={2} />
        </button>
      </form>
    </search>
  )
}
