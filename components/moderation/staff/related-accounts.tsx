import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import type { RelatedAccountDto } from '@/lib/moderation/staff/dto'
import { revealedText } from '@/lib/text/revealed-text'
import { accountModerationPath } from '@/lib/text/routes'

/** A sign that somebody who was suspended may be back. Nothing without one. */
export const RelatedAccounts = ({ relatedAccounts }: { relatedAccounts: readonly RelatedAccountDto[] }) =>
  relatedAccounts.length > 0 && (
    <section
      aria-label="Cuentas suspendidas que coinciden"
      className="rounded-2xl bg-maiz px-4 py-3.5 text-small"
    >
      <p className="flex gap-3">
        <Icon name="user-round" size={20} className="mt-px shrink-0" />
        <span>
          Coincide con una cuenta suspendida. Puede ser otra persona: nadie demuestra que un teléfono es suyo.
        </span>
      </p>
      <ul className="mt-1">
        {relatedAccounts.map((account) => (
          <li key={account.id} className="wrap-anywhere">
            <TextLink href={accountModerationPath(account.id)} look="padded">
              {revealedText(account.name)}
            </TextLink>{' '}
            · cuenta N.º {account.id} · {sharedWords(account)}
          </li>
        ))}
      </ul>
    </section>
  )

const sharedWords = ({ samePhone, sameMailbox }: RelatedAccountDto): string =>
  [samePhone && 'mismo teléfono', sameMailbox && 'mismo buzón de correo'].filter(Boolean).join(' y ')
