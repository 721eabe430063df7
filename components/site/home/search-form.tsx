'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { homeSearchPath } from '@/lib/search/url/home-search'

const ENTRY = 'querencia-busqueda'

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

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const path = homeSearchPath({ ciudad: data.get('ciudad'), pais: data.get('pais') })
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
        aria-label="Buscar mascotas"
        className={className}
      >
        {children}
      </form>
      {empty && (
        <Dialog title="Debes ingresar una ciudad o país" onClose={closeDialog}>
          <p className="text-ink-2">Escribe tu ciudad o elige un país de la lista.</p>
          <form method="dialog" className="mt-4">
            <Button type="submit" size="big">
              Aceptar
            </Button>
          </form>
        </Dialog>
      )}
    </>
  )
}
