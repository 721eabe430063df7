import type { Metadata } from 'next'
import { AuthLayout } from '@/components/people/accounts/auth-layout'
import { SignInByLinkForm } from '@/components/people/accounts/sign-in-by-link'
import { LinkButton } from '@/components/ui/button'
import { findUnusedLink } from '@/lib/people/accounts/link-queries'
import { findPasswordOwner } from '@/lib/people/accounts/queries'
import { loginText } from '@/lib/people/destinations/copy'
import { getDestination } from '@/lib/pets/destination'
import { ANONYMOUS } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { safeCallback } from '@/lib/platform/session/callback-url'
import { loginPath } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Ingresar con un enlace' }

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<{ callbackUrl?: string | string[] }>
}

/** Opening the link does not use it up: programs that check mails open it too. */
export default async function SignInLinkPage({ params, searchParams }: Props) {
  const { token } = await params
  const callbackUrl = safeCallback((await searchParams).callbackUrl)
  const { db, now } = createContext(ANONYMOUS)
  const link = await findUnusedLink(db, token, 'sign-in', now)
  // Says whose account it is: a stranger's link could lead into theirs.
  const owner = link && (await findPasswordOwner(db, link.userId))
  const destination = await getDestination(callbackUrl)
  return owner ? (
    <AuthLayout
      title="Ingresa a tu cuenta"
      illustration="greyCat"
      destination={destination}
      says={loginText(destination.names)}
      lead={`Es la cuenta de ${owner.email}. El enlace sirve una sola vez, en este dispositivo.`}
    >
      <SignInByLinkForm token={token} callbackUrl={callbackUrl} />
    </AuthLayout>
  ) : (
    <AuthLayout
      title="El enlace no es válido o ya venció"
      illustration="greyCat"
      lead="Cada enlace dura 15 minutos y sirve una sola vez."
    >
      <LinkButton href={loginPath(callbackUrl)} size="big">
        Volver a Iniciar Sesión
      </LinkButton>
    </AuthLayout>
  )
}
