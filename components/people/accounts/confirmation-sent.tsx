import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import { inboxOf } from '@/lib/people/accounts/inbox'
import { HOME, uncheckedRoute } from '@/lib/text/routes'
import { correctionPath } from '@/lib/text/sign-in-routes'
import { ConfirmedElsewhere } from './confirmed-elsewhere'

/** Where the confirmation was sent, for who mistyped it, and the way on once it was followed in another tab. */
export function SentTo({
  email,
  callbackUrl,
  goOn,
}: {
  email: string
  callbackUrl: string | null
  goOn: string
}) {
  return (
    <div className="grid gap-1">
      <ConfirmedElsewhere href={callbackUrl === null ? HOME : uncheckedRoute(callbackUrl)} label={goOn} />
      <p className="flex items-center gap-3 rounded-card bg-mist px-4.5 py-3.5">
        <Icon name="mail" size={22} strokeWidth={1.8} className="shrink-0 text-monte" />
        <span className="min-w-0 wrap-anywhere">
          Lo enviamos a <strong className="font-semibold">{email}</strong>
        </span>
      </p>
      <p className="text-small text-ink-2">
        ¿Está mal escrito?{' '}
        <TextLink href={correctionPath(callbackUrl)} className="inline-flex min-h-11 items-center">
          Regístrate con el correcto
        </TextLink>
      </p>
    </div>
  )
}

/** @param hasLocalMailbox mails stay on this computer */
export function InboxLink({ email, hasLocalMailbox }: { email?: string; hasLocalMailbox: boolean }) {
  if (hasLocalMailbox) {
    return (
      <div className="grid gap-1.5">
        <a href="/dev/correo" className={buttonClass({ size: 'big' })}>
          Abrir el buzón de pruebas
        </a>
        <p className="text-center text-fine text-ink-3">
          En este equipo los correos no salen a internet: se guardan en un buzón local.
        </p>
      </div>
    )
  }
  const inbox = email ? inboxOf(email) : null
  if (!inbox) return null
  return (
    <a href={inbox.url} rel="noreferrer" className={buttonClass({ size: 'big' })}>
      Abrir {inbox.name}
      <Icon name="external-link" size={18} />
    </a>
  )
}
