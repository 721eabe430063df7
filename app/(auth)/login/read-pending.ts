import { redirect } from 'next/navigation'
import { hasSecondFactor } from '@/lib/people/second-factor/queries'
import { ANONYMOUS } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { safeCallback } from '@/lib/platform/session/callback-url'
import { findPendingStaff, getSession } from '@/lib/platform/session/session'
import { ADMIN, loginPath } from '@/lib/text/routes'

export interface SecondStepProps {
  searchParams: Promise<{ callbackUrl?: string | string[] }>
}

/** Redirects everybody else: to the login, or on when they are signed in. */
export async function readPending(searchParams: SecondStepProps['searchParams']) {
  const back = safeCallback((await searchParams).callbackUrl)
  const pending = await findPendingStaff()
  if (!pending) redirect((await getSession()) ? (back ?? ADMIN) : loginPath(back))
  const { db } = createContext(ANONYMOUS)
  return { back, isEnrolled: await hasSecondFactor(db, pending.account.id) }
}
