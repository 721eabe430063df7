import type { Metadata } from 'next'
import { PersonalShell } from '@/components/site/layout/personal-shell'
import { findPlainAnswer } from '@/lib/platform/forms/plain-answer'
import { findSignedIn } from '@/lib/platform/session/session'

export const metadata: Metadata = { robots: { index: false } }

/** Each page authorises itself. */
export default async function StaffLayout({ children }: { children: React.ReactNode }) {
  return (
    <PersonalShell signedIn={await findSignedIn()} answer={await findPlainAnswer()}>
      {children}
    </PersonalShell>
  )
}
