import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import type { SecondStepProps } from '@/app/(auth)/login/read-pending'
import { AuthLayout } from '@/components/people/accounts/auth-layout'
import { EnrolmentForm } from '@/components/people/second-factor/enrolment-form'
import { QrCode } from '@/components/ui/qr-code'
import { keyUri } from '@/lib/people/second-factor/codes'
import { beginEnrolment } from '@/lib/people/second-factor/operations'
import { hasSecondFactor } from '@/lib/people/second-factor/queries'
import { ANONYMOUS } from '@/lib/platform/actor'
import { createContext } from '@/lib/platform/context'
import { safeCallback } from '@/lib/platform/session/callback-url'
import { findPendingStaff, getActor } from '@/lib/platform/session/session'
import { ADMIN, loginPath } from '@/lib/text/routes'
import { secondFactorPath } from '@/lib/text/sign-in-routes'

export const metadata: Metadata = { title: 'Activa tu segundo factor' }

/** All that staff reach before they have a second factor. */
export default async function EnrolmentPage({ searchParams }: SecondStepProps) {
  const back = safeCallback((await searchParams).callbackUrl)
  const pending = await findPendingStaff()
  if (!pending && (await getActor()).kind !== 'admin') redirect(loginPath(back))
  const ctx = createContext(ANONYMOUS)
  if (pending && (await hasSecondFactor(ctx.db, pending.account.id))) redirect(secondFactorPath(back))
  const secret =
    pending && (await beginEnrolment(ctx, { id: pending.account.id, sessionId: pending.claims.sessionId }))
  return (
    <AuthLayout
      title="Protege tu cuenta del equipo"
      illustration="greyCat"
      lead="Además de tu contraseña, el equipo ingresa con un código de una aplicación."
    >
      <EnrolmentForm next={back ?? ADMIN}>
        {pending && secret && <Setup secret={secret} email={pending.account.email} />}
      </EnrolmentForm>
    </AuthLayout>
  )
}

function Setup({ secret, email }: { secret: string; email: string }) {
  return (
    <ol className="grid list-decimal gap-5 pl-5">
      <li>
        Instala en tu teléfono una aplicación de autenticación, como Aegis, Google Authenticator o la de tu
        administrador de contraseñas.
      </li>
      <li>
        <p>Escanea este código con ella:</p>
        <div className="my-3">
          <QrCode text={keyUri(secret, email)} label="Código QR para tu aplicación de autenticación" />
        </div>
        <p>O escribe esta clave a mano:</p>
        <p className="mt-1.5 rounded-control bg-mist px-4 py-3 font-mono text-fine wrap-anywhere select-all">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </li>
      <li>Escribe aquí el código de 6 números que muestra.</li>
    </ol>
  )
}
