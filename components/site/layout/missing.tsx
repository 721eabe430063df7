import { notFound } from 'next/navigation'
import { Suspense } from 'react'

function Signal(): never {
  notFound()
}

/**
 * 404 page: sets the status and shows `page`, also without JavaScript. A bare `notFound()` renders an empty
 * document that only a script fills; inside a boundary of a static page, the prerender keeps the boundary's fallback
 * and still sets the status. The segment's `not-found.tsx` shows the same page: it replaces the boundary in the
 * browser.
 */
export function Missing({ page }: { page: React.ReactNode }) {
  return (
    <Suspense fallback={page}>
      <Signal />
    </Suspense>
  )
}
