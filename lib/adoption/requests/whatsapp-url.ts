/** Null where the phone holds no number. @param phonePrefix the country's, for numbers without one */
export function whatsappUrl(phone: string | null, phonePrefix: string | null, text: string): string | null {
  const digits = phone?.replace(/\D/g, '') ?? ''
  if (digits.length < 7) return null
  const prefix = (phonePrefix ?? '').replace(/\D/g, '')
  const isInternational = /^\s*(\+|00)/.test(phone ?? '') || hasPrefix(digits, prefix)
  const number = isInternational ? digits.replace(/^00/, '') : `${prefix}${digits.replace(/^0/, '')}`
  return `https://wa.me/${argentineMobile(number)}?text=${encodeURIComponent(text)}`
}

/** National numbers of our five countries have ten digits at most, not counting Argentina's leading zero and '15'. */
const hasPrefix = (digits: string, prefix: string) =>
  prefix !== '' && digits.startsWith(prefix) && digits.length > 10

/**
 * Argentine mobiles are dialled +54 9, area code, number, without the '15' that they have within the country
 * (WhatsApp help center, 'How to add an international phone number'). Others stay as they are.
 */
function argentineMobile(number: string): string {
  const [, national] = /^549?0?(\d{10,12})$/.exec(number) ?? []
  if (!national) return number
  return `549${national.length === 12 ? national.replace(/^(11|\d{3}|\d{4})15/, '$1') : national}`
}
