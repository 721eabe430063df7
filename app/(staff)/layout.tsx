import type { Metadata } from 'next'
import { SessionWatcher } from '@/components/accounts/session-watcher'
import { SiteShell } from '@/components/layout/site-shell'

export const metadata: Metadata = { robots: { index: false } }

/** The staff desk. Who may be here is for each page to ask. */
export default function StaffLayout({ children }: { children: React.ReactNode }) {
  return (
    <SiteShell>
      {children}
      <SessionWatcher />
    </SiteShell>
  )
}
