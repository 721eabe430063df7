import { buttonClass } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Icon } from '@/components/ui/icon/icon'
import { PhoneLink } from '@/components/ui/links/phone-link'
import { TextLink } from '@/components/ui/links/text-link'
import { transportWarning } from '@/lib/adoption/requests/copy'
import type { ContactDto, RequestedPetDto } from '@/lib/adoption/requests/dto'
import type { Side } from '@/lib/adoption/requests/transitions'
import { whatsappUrl } from '@/lib/text/phone-number'
import { reportPath } from '@/lib/text/routes'
import { mailtoUrl } from '@/lib/text/text'
import { WarningNote } from './warning-note'

interface FirstMessage {
  subject: string
  text: string
}

export function ContactBox({
  title,
  level: Heading = 'h3',
  contact,
  who,
  message,
}: {
  title: string
  level?: 'h2' | 'h3'
  contact: ContactDto
  who: string
  message: FirstMessage
}) {
  return (
    <section className="grid grid-cols-1 gap-3.5 rounded-box bg-monte-tint p-4.5 cramped:p-3 lg:p-6">
      <Heading className="text-[1.1875rem] leading-tight text-monte-dark">{title}</Heading>
      <ContactList contact={contact} />
      {!contact.phone && (
        <p className="text-small text-pretty wrap-anywhere">{who} no dejó teléfono: escríbele por correo.</p>
      )}
      <p className="border-l-3 border-monte-soft pl-3.5 text-small text-pretty text-ink-2 wrap-anywhere">
        “{message.text}”
      </p>
      <WriteButton contact={contact} message={message} />
    </section>
  )
}

export const SmallContactBox = ({ title, contact }: { title: string; contact: ContactDto }) => (
  <section className="rounded-box border-[1.5px] border-line px-5 py-4">
    <h2 className="text-small font-semibold wrap-anywhere">{title}</h2>
    <ContactList contact={contact} className="text-small" />
  </section>
)

const WAY = 'flex min-h-11 items-center gap-2.5 font-semibold text-monte-dark wrap-anywhere'

const ContactList = ({
  contact: { name, phone, countryId, email },
  className,
}: {
  contact: ContactDto
  className?: string
}) => (
  <ul className={classNames('grid grid-cols-1 gap-1', className)}>
    <li className={WAY}>
      <Icon name="user-round" size={20} className="shrink-0" />
      {name}
    </li>
    {phone && (
      <li>
        <PhoneLink phone={phone} countryId={countryId} className={`${WAY} hover:underline`}>
          <Icon name="phone" size={20} className="shrink-0" />
        </PhoneLink>
      </li>
    )}
    <li>
      <a href={mailtoUrl(email)} className={`${WAY} hover:underline`}>
        <Icon name="mail" size={20} className="shrink-0" />
        {email}
      </a>
    </li>
  </ul>
)

function WriteButton({
  contact: { phone, countryId, email },
  message: { subject, text },
}: {
  contact: ContactDto
  message: FirstMessage
}) {
  const look = buttonClass({ size: 'big' }, 'text-center')
  const whatsapp = whatsappUrl(phone, countryId, text)
  return whatsapp ? (
    <a href={whatsapp} target="_blank" rel="noreferrer" className={look}>
      <Icon name="message-circle" size={20} className="max-[22.5rem]:hidden" />
      Escribir por WhatsApp
    </a>
  ) : (
    <a href={mailtoUrl(email, { subject, body: text })} className={look}>
      <Icon name="mail" size={20} className="max-[22.5rem]:hidden" />
      Escribir por correo
    </a>
  )
}

/** Never pay in advance; adopters can report the listing. */
export function TransportWarning({
  side,
  pet,
}: {
  side: Side
  pet: Pick<RequestedPetDto, 'id' | 'gender' | 'public'>
}) {
  const { lead, text } = transportWarning(side, pet.gender)
  return (
    <WarningNote lead={lead}>
      {text}
      {side === 'adopter' && pet.public && (
        <>
          {' '}
          <TextLink href={reportPath(pet.id)} look="inherit">
            Avísanos
          </TextLink>
        </>
      )}
    </WarningNote>
  )
}
