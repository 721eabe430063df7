import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AccountPanel } from '@/components/accounts/account-panel'
import { ResetForm } from '@/components/accounts/reset-form'
import { TextLink } from '@/components/accounts/text-link'
import { HOME, LOGIN } from '@/lib/routes'
import { getSession } from '@/lib/session/session'

export const metadata: Metadata = { title: 'Recuperar contraseña' }

export default async function ResetPage() {
  if (await getSession()) redirect(HOME)
  return (
    <AccountPanel
      title="Recupera tu contraseña"
      companion="mayor"
      lead="Escribe el email de tu cuenta y te enviamos un enlace para crear una nueva. Dura 30 minutos."
    >
      <ResetForm />
      <p>
        <TextLink href={LOGIN}>Volver a Iniciar Sesión</TextLink>
      </p>
    </AccountPanel>
  )
}
