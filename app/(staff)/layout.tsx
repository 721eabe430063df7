import type { Metadata } from 'next'
import { PersonalShell } from '@/components/layout/personal-shell'
import { isSignedIn } from '@/lib/session/session'

export const metadata: Metadata = { robots: { index: false } }

/** The staff desk. Who may be here is for each page to ask. */
export default async function StaffLayout({ children }: { children: React.ReactNode }) {
  return <PersonalShell signedIn={await isSignedIn()}>{children}</PersonalShell>
}
