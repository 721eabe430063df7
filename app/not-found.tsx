import type { Metadata } from 'next'
import { NotFoundPanel } from '@/components/layout/not-found-panel'

export const metadata: Metadata = { title: 'No encontramos esta página' }

/** The last resort, without the frame of the site: every page carries this one along, so it is kept small. */
export default function NotFound() {
  return (
    <main className="grow">
      <NotFoundPanel />
    </main>
  )
}
