'use client'

import { unstable_isUnrecognizedActionError } from 'next/navigation'
import { useEffect } from 'react'

/** A reload mends what a page of an earlier release asks of a newer one: an action or a script that is gone. */
const isOutdated = (error: unknown) =>
  unstable_isUnrecognizedActionError(error) || (error instanceof Error && error.name === 'ChunkLoadError')
const RELOADED_KEY = 'querencia.reloaded'
const RELOAD_PAUSE_MS = 60_000

function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(RELOADED_KEY)) < RELOAD_PAUSE_MS) return
    sessionStorage.setItem(RELOADED_KEY, String(Date.now()))
    location.reload()
  } catch {
    // Without storage, reloads could loop.
  }
}

/** In every page's JavaScript: no imports from ui/. */
export function ErrorPanel({ error, retry }: { error: Error & { digest?: string }; retry: () => void }) {
  useEffect(() => {
    if (isOutdated(error)) reloadOnce()
  }, [error])
  return (
    <div className="mx-auto flex w-wrap flex-col items-center gap-3 py-20 text-center">
      <h1 className="text-title">Algo salió mal</h1>
      <p className="max-w-[28em] text-ink-2">
        No pudimos mostrar esta página. Inténtalo de nuevo
        {error.digest ? '; si vuelve a pasar, cuéntanos con esta referencia.' : '.'}
      </p>
      {error.digest && <p className="text-fine text-ink-3">Referencia: {error.digest}</p>}
      <div className="mt-3 flex flex-wrap justify-center gap-2.5">
        <button
          type="button"
          onClick={() => retry()}
          className="min-h-12 rounded-full bg-monte px-5.5 font-semibold text-white hover:bg-monte-hover"
        >
          Reintentar
        </button>
        <a
          href="/"
          className="inline-flex min-h-12 items-center rounded-full border-[1.5px] border-edge px-5.5 font-semibold hover:bg-mist"
        >
          Ir al inicio
        </a>
      </div>
    </div>
  )
}
