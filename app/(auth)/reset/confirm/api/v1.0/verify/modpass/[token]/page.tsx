import type { Metadata } from 'next'
import { AccountPanel } from '@/components/accounts/account-panel'
import { NewPasswordForm } from '@/components/accounts/new-password-form'

export const metadata: Metadata = { title: 'Nueva clave' }

type Props = { params: Promise<{ token: string }> }

export default async function NewPasswordPage({ params }: Props) {
  const { token } = await params
  return (
    <AccountPanel
      title="Crea una nueva clave"
      companion="mayor"
      lead="Al cambiarla se cierran todas las sesiones abiertas de tu cuenta."
    >
      <NewPasswordForm token={token} />
    </AccountPanel>
  )
}
