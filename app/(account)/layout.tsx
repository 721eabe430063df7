import type { Metadata } from 'next'
import { PersonalShell } from '@/components/site/layout/personal-shell'
import { readFlashNotice } from '@/lib/platform/forms/flash-notice'
import { isSignedIn } from '@/lib/platform/session/session'
import { AccountNews } from './account-news'

export const metadata: Metadata = { robots: { index: false } }

/** Each page requires the session itself, to pass its own URL to the login. */
export default async function AccountLayout({ children }: { children: React.ReactNode }) {
  const notice = await readFlashNotice()
  return (
    <PersonalShell signedIn={await isSignedIn()}>
      {notice && (
        <p className="mx-auto mt-6 hidden w-wrap rounded-2xl bg-ink px-5 py-3.5 font-medium text-white noscript:block">
          {notice}
        </p>
      )}
      <AccountNews />
      {children}
    </PersonalShell>
  )
}
