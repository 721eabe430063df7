import type { Metadata } from 'next'
import { AuthLayout } from '@/components/people/accounts/auth-layout'
import { NewPasswordForm } from '@/components/people/accounts/new-password-form'
import { LinkButton } from '@/components/ui/button'
import { findUnusedLink } from '@/lib/people/accounts/link-queries'
import { findPasswordOwner } from '@/lib/people/accounts/queries'
import { getDestination } from '@/lib/pets/destination'
import { ANONYMOUS } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { safeCallback } from '@/lib/platform/session/callback-url'
import { resetPath } from '@/lib/text/sign-in-routes'

export const metadata: Metadata = { title: 'Nueva contraseña' }

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<{ callbackUrl?: string | string[] }>
}

/** Opening the link does not use it up: mail scanners open it too. */
export default async function NewPasswordPage({ params, searchParams }: Props) {
  const { token } = await params
  const callbackUrl = safeCallback((await searchParams).callbackUrl)
  const { db, now } = createContext(ANONYMOUS)
  const link = await findUnusedLink(db, token, 'reset-password', now)
  if (!link) return <DeadLink callbackUrl={callbackUrl} />
  return (
    <AuthLayout
      title="Crea una nueva contraseña"
      illustration="oldDog"
      destination={await getDestination(callbackUrl)}
      lead="Al cambiarla se cierran todas las sesiones abiertas de tu cuenta."
    >
      <NewPasswordForm
        token={token}
        owner={await findPasswordOwner(db, link.userId)}
        callbackUrl={callbackUrl}
      />
    </AuthLayout>
  )
}

function DeadLink({ callbackUrl }: { callbackUrl: string | null }) {
  return (
    <AuthLayout
      title="El enlace no es válido o ya venció"
      illustration="oldDog"
      lead="Cada enlace dura 30 minutos y sirve una sola vez. Pide uno nuevo con el correo de tu cuenta."
    >
      <LinkButton href={resetPath(callbackUrl)} size="big">
        Pedir otro enlace
      </LinkButton>
    </AuthLayout>
  )
}
