import type { Metadata } from 'next'
import { NotFoundPanel } from '@/components/site/layout/not-found-panel'

export const metadata: Metadata = { title: 'No encontramos esta página' }

/** Part of every page's JavaScript: kept small. */
export default function NotFound() {
  return (
    <main className="grow">
      <NotFoundPanel />
    </main>
  )
}
