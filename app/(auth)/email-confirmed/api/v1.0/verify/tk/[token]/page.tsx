import type { Metadata } from 'next'
import { AuthLayout } from '@/components/people/accounts/auth-layout'
import { AskedEmailConfirmation, OwnEmailConfirmation } from '@/components/people/accounts/email-confirmation'
import { ResendForm } from '@/components/people/accounts/resend-form'
import { LinkButton } from '@/components/ui/button'
import { findConfirmationLink } from '@/lib/people/accounts/link-queries'
import { readRegistrationProof } from '@/lib/people/accounts/registration-cookie'
import { isOwnRegistration } from '@/lib/people/accounts/registration-proof'
import { ANONYMOUS } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { safeCallback } from '@/lib/platform/session/callback-url'
import { isSignedIn } from '@/lib/platform/session/session'
import { loginPath } from '@/lib/text/routes'

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
  const isOwn = link !== null && isOwnRegistration(await readRegistrationProof(), link)
  return (
    <AuthLayout illustration="orangeCat">
      {/* As tall as the longest result: no layout shift. */}
      <div className="grid min-h-120 content-start gap-6">
        {link === null ? (
          <DeadLink callbackUrl={callbackUrl} />
        ) : link.confirmed ? (
          <Confirmed callbackUrl={callbackUrl} signedIn={await isSignedIn()} />
        ) : isOwn ? (
          <OwnEmailConfirmation token={token} callbackUrl={callbackUrl} />
        ) : (
          <AskedEmailConfirmation
            token={token}
            callbackUrl={callbackUrl}
            hasPassword={link.passwordHash !== null}
          />
        )}
      </div>
    </AuthLayout>
  )
}

/** The login leads those who are signed in on to where they were going. */
function Confirmed({ callbackUrl, signedIn }: { callbackUrl: string | null; signedIn: boolean }) {
  return (
    <>
      <h1 className="text-title">Email verificado correctamente!</h1>
      <p className="text-lead text-ink-2">
        {signedIn ? 'Tu cuenta está lista y ya estás dentro.' : 'Tu cuenta está lista. Ya puedes entrar.'}
      </p>
      <LinkButton href={loginPath(callbackUrl)} size="big">
        {signedIn ? 'Continuar' : 'Iniciar Sesión'}
      </LinkButton>
    </>
  )
}

function DeadLink({ callbackUrl }: { callbackUrl: string | null }) {
  return (
    <>
      <h1 className="text-title">No pudimos verificar tu correo</h1>
      <p role="alert" className="rounded-2xl bg-guayaba-tint px-4.5 py-3 font-semibold text-guayaba-hover">
        El enlace no es válido o ya venció. Pide uno nuevo.
      </p>
      <p className="text-lead text-ink-2">
        Los enlaces duran 24 horas. Escribe el correo de tu cuenta y te enviamos otro.
      </p>
      <ResendForm callbackUrl={callbackUrl} />
    </>
  )
}
