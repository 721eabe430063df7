import type { Metadata } from 'next'
import { AuthLayout } from '@/components/people/accounts/auth-layout'
import { EmailChangeForm } from '@/components/people/accounts/email-change'
import { LinkButton } from '@/components/ui/button'
import { findEmailChange } from '@/lib/people/accounts/email-change-queries'
import { ANONYMOUS } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { CONTACT, RESET } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Deshacer el cambio de correo' }

/** For the owner of the former address, who may not get into the account any more. Opening the link changes nothing. */
export default async function UndoEmailChangePage({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params
  const { db, now } = createContext(ANONYMOUS)
  const link = await findEmailChange(db, token, 'undo', now)
  return link ? (
    <AuthLayout
      title="¿No cambiaste tú el correo?"
      illustration="greyCat"
      lead={`Tu cuenta vuelve a tener ${link.email}, se cierran todas sus sesiones y eliges una contraseña nueva.`}
    >
      <EmailChangeForm token={token} kind="undo" />
    </AuthLayout>
  ) : (
    <AuthLayout
      title="El enlace no es válido o ya venció"
      illustration="greyCat"
      lead="Cada enlace dura 7 días y sirve una sola vez. Si ya lo usaste, recupera tu contraseña; si alguien entró a tu cuenta, escríbenos."
    >
      <LinkButton href={RESET} size="big">
        Recuperar mi contraseña
      </LinkButton>
      <LinkButton href={CONTACT} size="big" variant="ghost">
        Escribirnos
      </LinkButton>
    </AuthLayout>
  )
}
