import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/links/text-link'
import type { AlikeDto } from '@/lib/moderation/staff/dto'
import { revealedText } from '@/lib/text/revealed-text'
import { accountModerationPath } from '@/lib/text/routes'

/** A sign that somebody who was suspended may be back. Nothing without one. */
export const Alikes = ({ alikes }: { alikes: readonly AlikeDto[] }) =>
  alikes.length > 0 && (
    <section
      aria-label="Cuentas suspendidas parecidas"
      className="rounded-2xl bg-maiz px-4 py-3.5 text-small"
    >
      <p className="flex gap-3">
        <Icon name="user-round" size={20} className="mt-px shrink-0" />
        <span>
          Coincide con una cuenta suspendida. Puede ser otra persona: nadie demuestra que un teléfono es suyo.
        </span>
      </p>
      <ul className="mt-1">
        {alikes.map((alike) => (
          <li key={alike.id} className="wrap-anywhere">
            <TextLink href={accountModerationPath(alike.id)} look="padded">
              {revealedText(alike.name)}
            </TextLink>{' '}
            · cuenta N.º {alike.id} · {sharedWords(alike)}
          </li>
        ))}
      </ul>
    </section>
  )

const sharedWords = ({ samePhone, sameMailbox }: AlikeDto): string =>
  [samePhone && 'mismo teléfono', sameMailbox && 'mismo buzón de correo'].filter(Boolean).join(' y ')
