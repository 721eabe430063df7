import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { ContactDto } from '@/lib/adoptions/dto'
import { whatsappUrl } from '@/lib/adoptions/whatsapp-url'
import { mailtoUrl } from '@/lib/mailto-url'

const WAY = 'flex min-h-11 items-center gap-2.5 font-semibold text-monte-dark wrap-anywhere'

/** The other side's contacts after an acceptance, with a first message that can be read before it is sent. */
export function ContactBox({
  title,
  level: Heading = 'h3',
  contact: { name, phone, email, phonePrefix },
  text,
}: {
  title: string
  level?: 'h2' | 'h3'
  contact: ContactDto
  /** First message: `whatsappText`. */
  text: string
}) {
  const whatsapp = whatsappUrl(phone, phonePrefix, text)
  return (
    <section className="grid grid-cols-1 gap-3.5 rounded-box bg-monte-tint p-4.5 lg:p-6">
      <Heading className="text-[1.1875rem] leading-tight text-monte-dark">{title}</Heading>
      <ul className="grid grid-cols-1 gap-1">
        <li className={WAY}>
          <Icon name="user-round" size={20} className="shrink-0" />
          {name}
        </li>
        {phone && (
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={`${WAY} hover:underline`}>
              <Icon name="phone" size={20} className="shrink-0" />
              {phone}
            </a>
          </li>
        )}
        <li>
          <a href={mailtoUrl(email)} className={`${WAY} hover:underline`}>
            <Icon name="mail" size={20} className="shrink-0" />
            {email}
          </a>
        </li>
      </ul>
      {whatsapp && (
        <>
          <p className="border-l-3 border-monte-soft pl-3.5 text-small text-pretty text-ink-2 wrap-anywhere">
            “{text}”
          </p>
          <a
            href={whatsapp}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ size: 'big' }, 'text-center')}
          >
            <Icon name="message-circle" size={20} className="max-[22.5rem]:hidden" />
            Escribir por WhatsApp
          </a>
        </>
      )}
    </section>
  )
}
