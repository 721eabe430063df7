import type { Metadata } from 'next'
import { SessionWatcher } from '@/components/accounts/session-watcher'
import { SiteShell } from '@/components/layout/site-shell'

export const metadata: Metadata = { robots: { index: false } }

/** What belongs to one person. It asks for no session: each page does, and knows where to return to after the login. */
export default function AccountLayout({ children }: { children: React.ReactNode }) {
  return (
    <SiteShell>
      {children}
      <SessionWatcher />
    </SiteShell>
  )
}
