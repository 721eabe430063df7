import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { inboxOf } from '@/lib/people/accounts/inbox'

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
