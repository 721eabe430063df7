import type { Metadata } from 'next'
import { AuthLayout } from '@/components/people/accounts/auth-layout'
import { EmailConfirmation } from '@/components/people/accounts/email-confirmation'
import { safeCallback } from '@/lib/platform/session/callback-url'

export const metadata: Metadata = { title: 'Verificación de tu correo' }

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<{ callbackUrl?: string | string[] }>
}

export default async function EmailConfirmedPage({ params, searchParams }: Props) {
  const { token } = await params
  const { callbackUrl } = await searchParams
  return (
    <AuthLayout illustration="orangeCat">
      <EmailConfirmation token={token} callbackUrl={safeCallback(callbackUrl)} />
    </AuthLayout>
  )
}
