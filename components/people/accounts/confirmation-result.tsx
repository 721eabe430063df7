import { LinkButton } from '@/components/ui/button'
import { goOnLabel, loginText, type NamedDestination } from '@/lib/people/destinations/copy'
import { loginPath } from '@/lib/text/routes'
import { ResendForm } from './resend-form'

/** The login leads those who are signed in on to where they were going. */
export function Confirmed({
  callbackUrl,
  names,
  signedIn,
}: {
  callbackUrl: string | null
  names: NamedDestination
  signedIn: boolean
}) {
  return (
    <>
      <h1 className="text-title">Email verificado correctamente!</h1>
      <p className="text-lead text-ink-2">
        {signedIn
          ? 'Tu cuenta está lista y ya estás dentro.'
          : `Tu cuenta está lista. ${loginText(names) ?? 'Ya puedes entrar.'}`}
      </p>
      <LinkButton href={loginPath(callbackUrl)} size="big">
        {signedIn ? goOnLabel(names) : 'Iniciar Sesión'}
      </LinkButton>
    </>
  )
}

/** Shown for a link that was replaced by a newer one, or is more than a day old. */
export function DeadConfirmation({ callbackUrl }: { callbackUrl: string | null }) {
  return (
    <>
      <h1 className="text-title">No pudimos verificar tu correo</h1>
      <p role="alert" className="rounded-2xl bg-guayaba-tint px-4.5 py-3 font-semibold text-guayaba-hover">
        El enlace no es válido o ya venció. Pide uno nuevo.
      </p>
      <p className="text-lead text-ink-2">
        Los enlaces duran 24 horas. Escribe el correo de tu cuenta y te enviamos otro.
      </p>
      <ResendForm callbackUrl={callbackUrl} />
    </>
  )
}
