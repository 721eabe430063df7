import type { Metadata } from 'next'
import { LostAnswer } from '@/components/forms/lost-answer'
import { PersonalShell } from '@/components/site/layout/personal-shell'
import { findPlainAnswer } from '@/lib/platform/forms/plain-answer'
import { isSignedIn } from '@/lib/platform/session/session'

export const metadata: Metadata = { robots: { index: false } }

/** Each page authorises itself. */
export default async function StaffLayout({ children }: { children: React.ReactNode }) {
  const answer = await findPlainAnswer()
  return (
    <PersonalShell signedIn={await isSignedIn()}>
      {answer && <LostAnswer answer={answer} />}
      {children}
    </PersonalShell>
  )
}
