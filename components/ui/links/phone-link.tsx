import type { ReactNode } from 'react'
import { parsePhoneNumber } from '@/lib/text/phone-number'
import type { CountryId } from '@/lib/text/vocabulary'

/** Plain text where it is no number that can be dialled, as older accounts may have. @param children an icon before it */
export function PhoneLink({
  phone,
  countryId,
  className,
  children,
}: {
  phone: string
  countryId: CountryId | null
  className: string
  children: ReactNode
}) {
  const number = parsePhoneNumber(phone, countryId)
  return number ? (
    <a href={number.url} className={className}>
      {children}
      {number.text}
    </a>
  ) : (
    <span className={className}>
      {children}
      {phone}
    </span>
  )
}
