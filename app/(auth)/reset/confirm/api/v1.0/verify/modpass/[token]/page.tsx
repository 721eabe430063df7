import type { Metadata } from 'next'
import { AuthLayout } from '@/components/accounts/auth-layout'
import { NewPasswordForm } from '@/components/accounts/new-password-form'
import { safeCallback } from '@/lib/session/callback-url'

export const metadata: Metadata = { title: 'Nueva contraseña' }

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<{ callbackUrl?: string | string[] }>
}

export default async function NewPasswordPage({ params, searchParams }: Props) {
  const { token } = await params
  const { callbackUrl } = await searchParams
  return (
    <AuthLayout
      title="Crea una nueva contraseña"
      illustration="oldDog"
      lead="Al cambiarla se cierran todas las sesiones abiertas de tu cuenta."
    >
      <NewPasswordForm token={token} callbackUrl={safeCallback(callbackUrl)} />
    </AuthLayout>
  )
}
