import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AuthLayout } from '@/components/accounts/auth-layout'
import { LoginForm } from '@/components/accounts/login-form'
import { ProviderButton } from '@/components/accounts/provider-button'
import { TextLink } from '@/components/ui/text-link'
import { readRegistration } from '@/lib/accounts/registration-cookie'
import { signInErrorMessage } from '@/lib/copy/sign-in-errors'
import { oidcName } from '@/lib/oidc/provider'
import { HOME, registerPath } from '@/lib/routes'
import { safeCallback } from '@/lib/session/callback-url'
import { getSession } from '@/lib/session/session'

export const metadata: Metadata = { title: 'Iniciar Sesión' }

type Props = { searchParams: Promise<{ callbackUrl?: string | string[]; error?: string | string[] }> }

export default async function LoginPage({ searchParams }: Props) {
  const { callbackUrl, error } = await searchParams
  const back = safeCallback(callbackUrl)
  if (await getSession()) redirect(back ?? HOME)
  const registration = await readRegistration()
  const provider = oidcName()
  return (
    <AuthLayout
      title="Iniciar Sesión"
      illustration="greyCat"
      lead={
        <>
          ¿Primera vez aquí?{' '}
          <TextLink look="padded" href={registerPath(back)}>
            Crea tu cuenta
          </TextLink>
        </>
      }
    >
      {error && (
        <p role="alert" className="rounded-2xl bg-guayaba-tint px-4.5 py-3 font-semibold text-guayaba-hover">
          {signInErrorMessage(error)}
        </p>
      )}
      <LoginForm callbackUrl={back} email={registration?.email} />
      {provider && (
        <>
          <p className="flex items-center gap-3 text-fine font-semibold text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
            o
          </p>
          <ProviderButton name={provider} callbackUrl={back ?? HOME} />
        </>
      )}
    </AuthLayout>
  )
}
