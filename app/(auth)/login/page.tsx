import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AuthLayout } from '@/components/people/accounts/auth-layout'
import { LoginForm } from '@/components/people/accounts/login-form'
import { ProviderChoice } from '@/components/people/accounts/provider-button'
import { PlainNotice } from '@/components/site/layout/plain-notice'
import { TextLink } from '@/components/ui/links/text-link'
import { readRegistration } from '@/lib/people/accounts/registration-cookie'
import { loginText } from '@/lib/people/destinations/copy'
import { offerProvider } from '@/lib/people/oidc/offer'
import { getDestination } from '@/lib/pets/destination'
import { readFlashNotice } from '@/lib/platform/forms/flash-notice'
import { safeCallback } from '@/lib/platform/session/callback-url'
import { findPendingStaff, findWayOn } from '@/lib/platform/session/session'
import { signInErrorMessage } from '@/lib/text/copy/sign-in-errors'
import { HOME, loginPath, registerPath } from '@/lib/text/routes'
import { secondFactorPath } from '@/lib/text/sign-in-routes'

export const metadata: Metadata = { title: 'Iniciar Sesión' }

type Props = { searchParams: Promise<{ callbackUrl?: string | string[]; error?: string | string[] }> }

export default async function LoginPage({ searchParams }: Props) {
  const { callbackUrl, error } = await searchParams
  const back = safeCallback(callbackUrl)
  const onward = await findWayOn(back)
  if (onward) redirect(onward)
  if (await findPendingStaff()) redirect(secondFactorPath(back))
  const registration = await readRegistration()
  const destination = await getDestination(back)
  const notice = await readFlashNotice()
  return (
    <AuthLayout
      title="Iniciar Sesión"
      illustration="greyCat"
      destination={destination}
      says={loginText(destination.names)}
      lead={
        <>
          ¿Primera vez aquí?{' '}
          <TextLink look="padded" href={registerPath(back)}>
            Crea tu cuenta
          </TextLink>
        </>
      }
    >
      {notice && <PlainNotice text={notice} />}
      {error && (
        <p role="alert" className="rounded-2xl bg-guayaba-tint px-4.5 py-3 font-semibold text-guayaba-hover">
          {signInErrorMessage(error)}
        </p>
      )}
      <ProviderChoice offer={await offerProvider(loginPath, back)} callbackUrl={back ?? HOME} />
      <LoginForm callbackUrl={back} email={registration?.email} />
    </AuthLayout>
  )
}
