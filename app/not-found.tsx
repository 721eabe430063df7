import type { Metadata } from 'next'
import { NotFoundPanel } from '@/components/layout/not-found-panel'
import { SiteShell } from '@/components/layout/site-shell'

export const metadata: Metadata = { title: 'No encontramos esta página' }

export default function NotFound() {
  return (
    <SiteShell>
      <NotFoundPanel />
    </SiteShell>
  )
}
