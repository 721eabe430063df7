import type { Metadata } from 'next'
import { PersonalShell } from '@/components/site/layout/personal-shell'
import { PlainNotice } from '@/components/site/layout/plain-notice'
import { readFlashNotice } from '@/lib/platform/forms/flash-notice'
import { findPlainAnswer } from '@/lib/platform/forms/plain-answer'
import { findSignedIn } from '@/lib/platform/session/session'
import { AccountNews } from './account-news'

export const metadata: Metadata = { robots: { index: false } }

/** Each page requires the session itself, to pass its own URL to the login. */
export default async function AccountLayout({ children }: { children: React.ReactNode }) {
  const notice = await readFlashNotice()
  return (
    <PersonalShell signedIn={await findSignedIn()} answer={await findPlainAnswer()}>
      {notice && <PlainNotice text={notice} className="mx-auto mt-6 w-wrap" />}
      <AccountNews />
      {children}
    </PersonalShell>
  )
}
