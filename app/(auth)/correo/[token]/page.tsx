import type { Metadata } from 'next'
import { AuthLayout } from '@/components/people/accounts/auth-layout'
import { EmailChangeForm } from '@/components/people/accounts/email-change'
import { LogOutButton } from '@/components/people/accounts/log-out-button'
import { LinkButton } from '@/components/ui/button'
import { findEmailChange } from '@/lib/people/accounts/email-change-queries'
import { createContext } from '@/lib/platform/context'
import { requireSession } from '@/lib/platform/session/session'
import { DASHBOARD_PROFILE, emailChangePath } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Confirma tu nuevo correo' }

/** Opening the link changes nothing: programs that check mails open it too. */
export default async function EmailChangePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const { account, actor } = await requireSession(emailChangePath(token))
  const { db, now } = createContext(actor)
  const link = await findEmailChange(db, token, 'change', now)
  if (link && link.userId !== account.id) {
    return (
      <AuthLayout
        title="Este enlace es de otra cuenta"
        illustration="hound"
        lead={`Ingresaste con ${account.email}. Cierra la sesión e ingresa con la cuenta que pidió el cambio.`}
      >
        <LogOutButton callbackUrl={emailChangePath(token)} />
      </AuthLayout>
    )
  }
  return link ? (
    <AuthLayout
      title="Confirma tu nuevo correo"
      illustration="hound"
      lead={`Al confirmarlo, tu cuenta pasa de ${account.email} a ${link.email}: con él ingresas y ahí te llegan nuestros correos.${account.role === 'fundation' ? ' También cambia el que se ve en la página de la fundación.' : ''}`}
    >
      <EmailChangeForm token={token} kind="change" />
    </AuthLayout>
  ) : (
    <AuthLayout
      title="El enlace no es válido o ya venció"
      illustration="hound"
      lead={`Cada enlace dura 24 horas y sirve una sola vez. Ahora ingresas con ${account.email}: si es tu correo nuevo, el cambio ya está hecho; si no, pide otro enlace desde tu perfil.`}
    >
      <LinkButton href={DASHBOARD_PROFILE} size="big">
        Ir a mi perfil
      </LinkButton>
    </AuthLayout>
  )
}
