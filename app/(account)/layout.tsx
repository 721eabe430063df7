import type { Metadata } from 'next'
import { SessionWatcher } from '@/components/accounts/session-watcher'
import { SiteShell } from '@/components/layout/site-shell'
import { readNotice } from '@/lib/http/notice'

export const metadata: Metadata = { robots: { index: false } }

/** What belongs to one person. It asks for no session: each page does, and knows where to return to after the login. */
export default async function AccountLayout({ children }: { children: React.ReactNode }) {
  const notice = await readNotice()
  return (
    <SiteShell>
      {notice && (
        <p className="mx-auto mt-6 hidden w-wrap rounded-2xl bg-ink px-5 py-3.5 font-medium text-white noscript:block">
          {notice}
        </p>
      )}
      {children}
      <SessionWatcher />
    </SiteShell>
  )
}
