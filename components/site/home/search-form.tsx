'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { lazyDialog } from '@/components/ui/dialog/lazy-dialog'
import { EMPTY_SEARCH_ID } from '@/lib/search/url/empty-search'

const ENTRY = 'querencia-busqueda'

/** The paths of searches load with the focus; null where they do not arrive. */
const loadPaths = () => import('@/lib/search/url/home-search').catch(() => null)

const useEmptySearchDialog = lazyDialog(() =>
  import('./empty-search-dialog').then((module) => module.EmptySearchDialog),
)

/** City and country are exclusive: the last one entered wins. */
function keepOneChoice({ target, currentTarget }: FormEvent<HTMLFormElement>) {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || !target.value) return
  const other = currentTarget.elements.namedItem(target.name === 'pais' ? 'ciudad' : 'pais')
  if (other instanceof HTMLInputElement || other instanceof HTMLSelectElement) other.value = ''
}

/** Without JavaScript it submits to /buscar. */
export function SearchForm({ className, children }: { className: string; children: ReactNode }) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [empty, setEmpty] = useState(false)

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sent = event.currentTarget
    const data = new FormData(sent)
    const paths = await loadPaths()
    // As without JavaScript.
    if (!paths) return sent.submit()
    const path = paths.homeSearchPath({ ciudad: data.get('ciudad'), pais: data.get('pais') })
    if (!path) return setEmpty(true)
    history.replaceState({ ...history.state, [ENTRY]: Object.fromEntries(data) }, '')
    router.push(path)
  }
  // Client-side Back re-creates the page: only `history.state` still has the search.
  useEffect(() => {
    const searched: Record<string, string> = history.state?.[ENTRY] ?? {}
    for (const [name, value] of Object.entries(searched)) {
      const field = form.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value
    }
  }, [])
  const showBelow = () => location.replace(`#${EMPTY_SEARCH_ID}`)
  const Dialog = useEmptySearchDialog(empty, () => setEmpty(false), {
    label: 'Ver qué falta',
    run: showBelow,
  })
  const closeDialog = () => {
    setEmpty(false)
    form.current?.querySelector('input')?.focus()
  }

  return (
    <>
      <form
        ref={form}
        action="/buscar"
        onSubmit={submit}
        onInput={keepOneChoice}
        onFocus={loadPaths}
        aria-label="Buscar mascotas"
        className={className}
      >
        {children}
      </form>
      {Dialog && <Dialog onClose={closeDialog} />}
    </>
  )
}
