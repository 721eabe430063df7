import type { Metadata } from 'next'
import { AuthLayout } from '@/components/people/accounts/auth-layout'
import { InboxLink } from '@/components/people/accounts/inbox-link'
import { ResendForm } from '@/components/people/accounts/resend-form'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import { readRegistration } from '@/lib/people/accounts/registration-cookie'
import { lastStepText } from '@/lib/people/destinations/copy'
import { getDestination } from '@/lib/pets/destination'
import { env } from '@/lib/platform/env'
import { registerPath } from '@/lib/text/routes'

export const metadata: Metadata = { title: 'Confirma tu correo' }

export default async function EmailConfirmPage() {
  const registration = await readRegistration()
  const destination = await getDestination(registration?.callbackUrl ?? null)
  return (
    <AuthLayout
      title="Revisa tu correo"
      illustration="orangeCat"
      destination={destination}
      says={lastStepText(destination.names)}
      lead="Usuario creado con éxito! Se ha enviado un correo de confirmación..."
    >
      {registration && (
        <p className="flex items-center gap-3 rounded-card bg-mist px-4.5 py-3.5">
          <Icon name="mail" size={22} strokeWidth={1.8} className="shrink-0 text-monte" />
          <span className="min-w-0 wrap-anywhere">
            Lo enviamos a <strong className="font-semibold">{registration.email}</strong>
          </span>
        </p>
      )}
      {registration && (
        <p className="-mt-3 text-small text-ink-2">
          ¿Está mal escrito?{' '}
          <TextLink
            href={registerPath(registration.callbackUrl)}
            className="inline-flex min-h-11 items-center"
          >
            Regístrate con el correcto
          </TextLink>
        </p>
      )}
      <p
        className={
          registration?.role === 'user' ? 'text-small text-ink-2' : 'rounded-card bg-maiz px-4.5 py-3.5'
        }
      >
        Las cuentas de fundación quedan pendientes hasta que nuestro equipo apruebe el documento.
        {registration?.role !== 'user' && ' Te avisaremos por correo.'}
      </p>
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
