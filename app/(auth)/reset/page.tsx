import type { Metadata } from 'next'
import { AccountPanel } from '@/components/accounts/account-panel'
import { ResetForm } from '@/components/accounts/reset-form'
import { TextLink } from '@/components/accounts/text-link'
import { LOGIN } from '@/lib/routes'

export const metadata: Metadata = { title: 'Recuperar contraseña' }

/** Like every page around an account: no cache may keep it. */
export const dynamic = 'force-dynamic'

export default function ResetPage() {
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
