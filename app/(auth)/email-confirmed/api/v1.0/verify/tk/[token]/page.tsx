import type { Metadata } from 'next'
import { AuthLayout } from '@/components/people/accounts/auth-layout'
import { Confirmed, DeadConfirmation } from '@/components/people/accounts/confirmation-result'
import { AskedEmailConfirmation, OwnEmailConfirmation } from '@/components/people/accounts/email-confirmation'
import { findConfirmationLink } from '@/lib/people/accounts/link-queries'
import { readRegistrationProof } from '@/lib/people/accounts/registration-cookie'
import { isOwnRegistration } from '@/lib/people/accounts/registration-proof'
import { lastStepText } from '@/lib/people/destinations/copy'
import { getDestination } from '@/lib/pets/destination'
import { ANONYMOUS } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { safeCallback } from '@/lib/platform/session/callback-url'
import { findSignedIn } from '@/lib/platform/session/session'

export const metadata: Metadata = { title: 'Verificación de tu correo' }

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<{ callbackUrl?: string | string[] }>
}

/** Opening the link changes nothing. In the browser that registered, the page then submits itself. */
export default async function EmailConfirmedPage({ params, searchParams }: Props) {
  const { token } = await params
  const callbackUrl = safeCallback((await searchParams).callbackUrl)
  const { db, now } = createContext(ANONYMOUS)
  const link = await findConfirmationLink(db, token, now)
  const destination = await getDestination(callbackUrl)
  const says = link?.confirmed ? null : lastStepText(destination.names)
  const isOwn = link !== null && isOwnRegistration(await readRegistrationProof(), link)
  return (
    <AuthLayout illustration="orangeCat" destination={destination} says={says}>
      {/* As tall as the longest result: no layout shift. */}
      <div className="grid min-h-120 content-start gap-6">
        {link === null ? (
          <DeadConfirmation callbackUrl={callbackUrl} />
        ) : link.confirmed ? (
          <Confirmed
            callbackUrl={callbackUrl}
            names={destination.names}
            signedIn={(await findSignedIn()) === true}
          />
        ) : isOwn ? (
          <OwnEmailConfirmation token={token} callbackUrl={callbackUrl} />
        ) : (
          <AskedEmailConfirmation
            token={token}
            callbackUrl={callbackUrl}
            owner={{ email: link.email, name: link.name, lastName: link.lastName }}
            hasPassword={link.passwordHash !== null}
          />
        )}
        {says && !destination.pet && <p className="text-ink-2">{says}</p>}
      </div>
    </AuthLayout>
  )
}
