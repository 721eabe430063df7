import { Address } from '@/components/ui/address'
import { Icon } from '@/components/ui/icon/icon'
import { PhoneLink } from '@/components/ui/links/phone-link'
import { textLinkClass } from '@/components/ui/links/text-link'
import type { FoundationPageDto } from '@/lib/foundations/dto'
import { mailtoUrl } from '@/lib/text/text'

const ICON = { size: 18, className: 'shrink-0 text-monte' } as const

export function ContactList({ foundation }: { foundation: FoundationPageDto }) {
  const { place, address, email, phone, profile } = foundation
  return (
    <ul className="grid grid-cols-1 gap-1 text-body">
      <li className="flex min-h-11 items-center gap-2.5">
        <Icon name="map-pin" {...ICON} />
        <span>
          {address && (
            <span className="block">
              <Address text={address} />
            </span>
          )}
          {[place.city, [profile.state, profile.postcode].filter(Boolean).join(' '), place.country]
            .filter(Boolean)
            .join(', ')}
        </span>
      </li>
      <li>
        <a
          href={mailtoUrl(email)}
          className={textLinkClass(
            'quiet',
            'flex min-h-11 items-center gap-2.5 wrap-anywhere max-md:text-small',
          )}
        >
          <Icon name="mail" {...ICON} />
          {email}
        </a>
      </li>
      {phone && (
        <li>
          <PhoneLink
            phone={phone}
            countryId={place.countryId}
            className={textLinkClass('quiet', 'flex min-h-11 items-center gap-2.5')}
          >
            <Icon name="phone" {...ICON} />
          </PhoneLink>
        </li>
      )}
    </ul>
  )
}
