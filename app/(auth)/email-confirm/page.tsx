import type { Metadata } from 'next'
import { AuthLayout } from '@/components/people/accounts/auth-layout'
import { InboxLink, SentTo } from '@/components/people/accounts/confirmation-sent'
import { ResendForm } from '@/components/people/accounts/resend-form'
import { buttonClass, LinkButton } from '@/components/ui/button'
import { readRegistration } from '@/lib/people/accounts/registration-cookie'
import { goOnLabel, lastStepText } from '@/lib/people/destinations/copy'
import { getDestination } from '@/lib/pets/destination'
import { env } from '@/lib/platform/env'
import { findWayOn } from '@/lib/platform/session/session'

export const metadata: Metadata = { title: 'Confirma tu correo' }

export default async function EmailConfirmPage() {
  const registration = await readRegistration()
  const destination = await getDestination(registration?.callbackUrl ?? null)
  // By the back button, from what the mailed link led to.
  const onward = await findWayOn(registration?.callbackUrl ?? null)
  if (onward)
    return (
      <AuthLayout
        title="Tu correo está confirmado"
        illustration="orangeCat"
        destination={destination}
        lead="Ya entraste a tu cuenta: aquí no queda nada por hacer."
      >
        <LinkButton href={onward} size="big">
          {goOnLabel(destination.names)}
        </LinkButton>
      </AuthLayout>
    )
  return (
    <AuthLayout
      title="Revisa tu correo"
      illustration="orangeCat"
      destination={destination}
      says={lastStepText(destination.names)}
      lead="Usuario creado con éxito! Se ha enviado un correo de confirmación..."
    >
      {registration && (
        <SentTo
          email={registration.email}
          callbackUrl={registration.callbackUrl}
          goOn={goOnLabel(destination.names)}
        />
      )}
      {registration?.role !== 'user' && (
        <p className="rounded-card bg-maiz px-4.5 py-3.5">
          {registration
            ? 'Las cuentas de fundación quedan pendientes'
            : 'Si registraste una fundación, su cuenta queda pendiente'}{' '}
          hasta que nuestro equipo apruebe el documento. Te avisaremos por correo.
        </p>
      )}
      <div className="grid gap-3">
        <InboxLink email={registration?.email} hasLocalMailbox={env.STAND_INS === 'allow'} />
        <a
          href={destination.publicPage ?? '/home'}
          className={buttonClass({ variant: 'ghost', size: 'big' })}
        >
          Aceptar
        </a>
      </div>
      <section aria-labelledby="reenviar" className="grid gap-3 border-t border-line pt-6">
        <h2 id="reenviar" className="text-card">
          ¿No te llegó?
        </h2>
        <p className="text-ink-2">
          Mira en la carpeta de correo no deseado. También podemos enviarlo otra vez.
        </p>
        <ResendForm
          email={registration?.email}
          callbackUrl={registration?.callbackUrl}
          justSent={registration !== null}
        />
      </section>
    </AuthLayout>
  )
}
