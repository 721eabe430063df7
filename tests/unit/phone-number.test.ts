import { describe, expect, it } from 'vitest'
import { unfitPhone } from '@/lib/people/accounts/phone-schema'
import { holdsSeveralNumbers, parsePhoneNumber, whatsappUrl } from '@/lib/text/phone-number'
import { COUNTRY_IDS, type CountryId } from '@/lib/text/vocabulary'

const WRITTEN: [typed: string, country: CountryId | null, text: string][] = [
  // WhatsApp links, also with blanks.
  ['https://wa.me/57 300 1234567', 'COL', '+57 300 123 4567'],
  ['wa.me/57-300-1234567', 'COL', '+57 300 123 4567'],
  // Trunk zeros and former prefixes.
  ['+593 099 123 4567', 'ECU', '+593 99 123 4567'],
  ['+57 (0) 300 123 4567', 'COL', '+57 300 123 4567'],
  ['03 300 123 4567', 'COL', '+57 300 123 4567'],
  ['+57 03 300 123 4567', 'COL', '+57 300 123 4567'],
  ['0300 123 4567', 'COL', '+57 300 123 4567'],
  ['+56 09 6123 4567', 'CHL', '+56 9 6123 4567'],
  ['+51 (01) 234 5678', 'PER', '+51 1 234 5678'],
  ['+54 0351 15 123 4567', 'ARG', '+54 9 351 123 4567'],
  ['+44 (0)20 7946 0958', 'PER', '+44 20 7946 0958'],
  // Marks of direction, other blanks and dashes, signs of a card.
  ['\u202a+57 300 123 4567\u202c', 'COL', '+57 300 123 4567'],
  ['\u2066\u200e+57\u2009300\u2011123\u20114567\u2069', null, '+57 300 123 4567'],
  ['+57\u00a0300\u00a0123\u00a04567', 'COL', '+57 300 123 4567'],
  ['(+57) 300 123 4567', 'COL', '+57 300 123 4567'],
  ['(0057) 300 123 4567', 'ECU', '+57 300 123 4567'],
  ['0057-300-123-4567', 'ECU', '+57 300 123 4567'],
  ['++57 300 123 4567', 'ECU', '+57 300 123 4567'],
  ['+57–300–123—4567', 'COL', '+57 300 123 4567'],
  ['+57 300\u2212123.4567', 'COL', '+57 300 123 4567'],
  ['300/123/4567', 'COL', '+57 300 123 4567'],
  [
    '\uff0b\uff15\uff17\u3000\uff13\uff10\uff10 \uff11\uff12\uff13 \uff14\uff15\uff16\uff17',
    'ECU',
    '+57 300 123 4567',
  ],
  ['Tel.: 300 123 4567', 'COL', '+57 300 123 4567'],
  // What people write behind it.
  ['300 123 4567 (WhatsApp)', 'COL', '+57 300 123 4567'],
  ['300 123 45 67 solo mensajes', 'COL', '+57 300 123 4567'],
  ['Cel. 300 123 4567 – Ana María', 'COL', '+57 300 123 4567'],
  ['601 555 0172 ext. 12 (oficina)', 'COL', '+57 601 555 0172 ext. 12'],
  ['[+57] 300 123 4567', 'ECU', '+57 300 123 4567'],
  ['☎️ +57 300 123 4567', 'COL', '+57 300 123 4567'],
  ['tel:+573001234567', null, '+57 300 123 4567'],
  ['https://wa.me/573001234567', 'ECU', '+57 300 123 4567'],
  ['57 300 123 4567', 'COL', '+57 300 123 4567'],
  ['300 123 4567 (24 horas)', 'COL', '+57 300 123 4567'],
  ['300 123 4567 de 8 a 5', 'COL', '+57 300 123 4567'],
  ['1) 300 123 4567 (8am a 5pm)', 'COL', '+57 300 123 4567'],
  ['300 123 4567 24/7', 'COL', '+57 300 123 4567'],
  ['601 555 0172 ext. 12, lunes a viernes de 9:00 a 17:30', 'COL', '+57 601 555 0172 ext. 12'],
  ['https://api.whatsapp.com/send/?phone=573001234567&text&app_absent=0', 'ECU', '+57 300 123 4567'],
  ['https://wa.me/573001234567?text=Hola%201', 'COL', '+57 300 123 4567'],
  ['api.whatsapp.com/send?text=Hola&phone=%2B573001234567', 'ECU', '+57 300 123 4567'],
  ['tel:+576015550172;ext=12', 'COL', '+57 601 555 0172 ext. 12'],
  // What surrounds a pasted one.
  ['300 123 4567 📱', 'COL', '+57 300 123 4567'],
  ['300 123 4567 ✅!!', 'COL', '+57 300 123 4567'],
  ['300 123 4567;', 'COL', '+57 300 123 4567'],
  ['"300 123 4567"', 'COL', '+57 300 123 4567'],
  ['«099 123 4567»', 'ECU', '+593 99 123 4567'],
  ['<987 654 321>,', 'PER', '+51 987 654 321'],
  ['601 555 0172 ext. 12;', 'COL', '+57 601 555 0172 ext. 12'],
  ['(WhatsApp) 300 123 4567', 'COL', '+57 300 123 4567'],
  ['Cel. + WhatsApp: +56 9 6123 4567', 'COL', '+56 9 6123 4567'],
  // Marks of a list.
  ['1) 300 123 4567', 'COL', '+57 300 123 4567'],
  ['2. 987 654 321', 'PER', '+51 987 654 321'],
  ['1.- 099 123 4567', 'ECU', '+593 99 123 4567'],
  ['1) 02 255 5014', 'ECU', '+593 2 255 5014'],
  ['1️⃣ 9 6123 4567', 'CHL', '+56 9 6123 4567'],
  ['Tel. 1: 601 555 0172', 'COL', '+57 601 555 0172'],
  ['02) 255 5014', 'ECU', '+593 2 255 5014'],
  ['9) 6123 4567', 'CHL', '+56 9 6123 4567'],
  // Digits of other keyboards.
  ['３００１２３４５６７', 'COL', '+57 300 123 4567'],
  ['٣٠٠١٢٣٤٥٦٧', 'COL', '+57 300 123 4567'],
  ['۰۹۹ ۱۲۳ ۴۵۶۷', 'ECU', '+593 99 123 4567'],
  // Services, whose number begins with 1.
  ['01 8000 123456', 'COL', '+57 1 800 012 3456'],
  ['1800 123456', 'ECU', '+593 1800 123 456'],
  // Both prefixes of Argentine mobiles.
  ['+54 9 351 15 234 5678', 'ARG', '+54 9 351 234 5678'],
  ['+54 9 11 15 2345 6789', 'ECU', '+54 9 11 2345 6789'],
  ['+54 9 011 2345 6789', 'ARG', '+54 9 11 2345 6789'],
  ['+54 9 0351 15 234 5678', 'ARG', '+54 9 351 234 5678'],
  ['9 011 15 2345 6789', 'ARG', '+54 9 11 2345 6789'],
  ['0054 9 02966 15 55-0142', 'CHL', '+54 9 2966 55 0142'],
  // Within the country.
  ['0351 15-123-4567', 'ARG', '+54 9 351 123 4567'],
  ['(0351) 155 123456', 'ARG', '+54 9 351 512 3456'],
  ['011 15 5555 0142', 'ARG', '+54 9 11 5555 0142'],
  ['02966 15 55-0142', 'ARG', '+54 9 2966 55 0142'],
  ['+54 9 11 5555-0142', 'ARG', '+54 9 11 5555 0142'],
  ['11 5555 0142', 'ARG', '+54 11 5555 0142'],
  ['09 6123 4567', 'CHL', '+56 9 6123 4567'],
  ['9 6123 4567', 'CHL', '+56 9 6123 4567'],
  ['02 2555 0187', 'CHL', '+56 2 2555 0187'],
  ['987 654 321', 'PER', '+51 987 654 321'],
  ['01 234 5678', 'PER', '+51 1 234 5678'],
  ['084 255145', 'PER', '+51 84 255145'],
  ['099 123 4567', 'ECU', '+593 99 123 4567'],
  ['99 123 4567', 'ECU', '+593 99 123 4567'],
  ['02 255 5014', 'ECU', '+593 2 255 5014'],
  ['601 555 0172', 'COL', '+57 601 555 0172'],
  ['1 234 5678', 'COL', '+57 601 234 5678'],
  ['+57 (4) 234 5678', 'COL', '+57 604 234 5678'],
  ['571 2345678', 'COL', '+57 601 234 5678'],
  ['(574) 234 5678', 'COL', '+57 604 234 5678'],
  // The country's code with one zero.
  ['051 987654321', 'PER', '+51 987 654 321'],
  ['057 300 123 4567', 'ECU', '+57 300 123 4567'],
  // Other countries.
  ['+34 612 34 56 78', 'ECU', '+34 612 34 56 78'],
  ['+52 1 55 1234 5678', 'COL', '+52 55 1234 5678'],
  ['+1 (415) 555-2671', 'PER', '+1 415 555 2671'],
  ['+58 412-1234567', null, '+58 412 123 4567'],
]

describe('a telephone', () => {
  it.each(WRITTEN)('%s of %s is taken as the number that it means', (typed, country, text) => {
    expect(parsePhoneNumber(typed, country)?.text).toBe(text)
    expect(parsePhoneNumber(text, null)?.text).toBe(text)
  })

  it.each([
    ['', 'COL'],
    ['no tengo', 'COL'],
    ['12', 'COL'],
    ['2345678', 'ECU'],
    ['300 123 456', 'COL'],
    ['300 123 4567 8', 'COL'],
    ['099 llámame', 'ECU'],
    ['099 123 4567 o 02 255 5014', 'ECU'],
    ['300 123 4567 / 310 765 4321', 'COL'],
    ['300 123 4567 o 310 765', 'COL'],
    ['300 123 4567 y 68', 'COL'],
    ['300 123 4567 o 68', 'COL'],
    ['wa.me/573001234567 y 310 765 4321', 'COL'],
    ['300 123 4567 o 25 55 01 87', 'CHL'],
    ['1 300 123 4567', 'COL'],
    ['+57 1 300 123 4567', 'ECU'],
    ['+593 1099 123 4567', 'ECU'],
    ['(1) 305 123 4567', 'COL'],
    ['1.305.123.4567', 'COL'],
    ['15 5555 0142', 'ARG'],
    ['300 123 4567', null],
    ['+999 123 4567', 'COL'],
    ['+57 300 123 456', 'ECU'],
    ['1'.repeat(100_000), 'ECU'],
  ] as const)('%s of %s is none', (typed, country) => {
    expect(parsePhoneNumber(typed, country)).toBeNull()
  })

  it('keeps its extension, which WhatsApp has not', () => {
    for (const typed of [
      '01 234 5678 anexo 23',
      '+51 1 2345678, ext. 23',
      '+51 1 234 5678 int 23',
      '01 234 5678 x 23',
    ])
      expect(parsePhoneNumber(typed, 'PER')).toEqual({
        text: '+51 1 234 5678 ext. 23',
        url: 'tel:+5112345678;ext=23',
        whatsapp: '5112345678',
      })
  })
})

describe('a field of telephones', () => {
  it.each([
    ['300 123 4567 / 310 765 4321', 'COL'],
    ['300 123 4567 - 310 765 4321', 'COL'],
    ['300 123 4567 o 310 765 4321', 'COL'],
    ['3001234567 3107654321', 'COL'],
    ['1) 300 123 4567 2) 310 765 4321', 'COL'],
    ['Tel. 02 255 5014, WhatsApp 099 123 4567', 'ECU'],
    ['099 123 4567 o 02 255 5014', 'ECU'],
    ['987 654 321 y 987 654 322 y 01 234 5678', 'PER'],
    ['+57 300 123 4567 | +54 9 011 2345 6789', 'CHL'],
  ] as const)('%s of %s holds more than one', (typed, country) => {
    expect(parsePhoneNumber(typed, country)).toBeNull()
    expect(holdsSeveralNumbers(typed, country)).toBe(true)
  })

  it.each([
    ['300 123 4567', 'COL'],
    ['300 123 456 7 8', 'COL'],
    ['300 123 4567 o 310 765', 'COL'],
    ['099 llámame', 'ECU'],
    ['0 '.repeat(50), 'ARG'],
    ['300 123 4567 / '.repeat(20_000), 'COL'],
  ] as const)('%s of %s does not', (typed, country) => {
    expect(holdsSeveralNumbers(typed, country)).toBe(false)
  })
})

it('the example of a refused telephone is one of its country', () => {
  for (const countryId of COUNTRY_IDS) {
    const example = unfitPhone(countryId).split('Por ejemplo, ')[1] ?? ''
    expect(parsePhoneNumber(example, null)?.text).toBe(example)
  }
  expect(unfitPhone(null)).not.toMatch(/\d/)
})

describe('the WhatsApp link', () => {
  it.each([
    ['+593 099 123 4567', 'ECU', '593991234567'],
    ['+57 (0) 300 123 4567', 'COL', '573001234567'],
    ['03 300 123 4567', 'COL', '573001234567'],
    ['+57 300 555 0142', 'ECU', '573005550142'],
    ['099 555 0142', 'ECU', '593995550142'],
    ['0057 300 555 0142', 'ECU', '573005550142'],
    ['57 300 555 0142', 'COL', '573005550142'],
    ['0351 15-123-4567', 'ARG', '5493511234567'],
    ['54 11 15 5555 0142', 'ARG', '5491155550142'],
  ] as const)('of %s dials the number that it means', (phone, country, dialled) => {
    expect(whatsappUrl(phone, country, 'Hola, ¿está?')).toBe(
      `https://wa.me/${dialled}?text=Hola%2C%20%C2%BFest%C3%A1%3F`,
    )
  })

  it('reaches Argentine mobiles with the 9 that people leave out', () => {
    for (const phone of ['+54 9 11 5555 0142', '+54 11 5555 0142', '11 5555 0142', '011 15 5555 0142'])
      expect(whatsappUrl(phone, 'ARG', 'Hola')).toBe('https://wa.me/5491155550142?text=Hola')
  })

  it.each([
    ['0800 555 0142', 'ARG'],
    ['0810 555 0142', 'ARG'],
    ['600 123 4567', 'CHL'],
    ['800 123 456', 'CHL'],
    ['01 8000 123 456', 'COL'],
    ['1800 123 456', 'ECU'],
    ['0800 12345', 'PER'],
    ['0-801-12345', 'PER'],
    ['+1 800 555 0142', 'COL'],
  ] as const)('is not there for a number of services: %s of %s', (phone, country) => {
    expect(parsePhoneNumber(phone, country)?.url).toMatch(/^tel:/)
    expect(whatsappUrl(phone, country, 'Hola')).toBeNull()
  })

  it('is not there without a number', () => {
    for (const phone of [null, '', 'no tengo', '12']) expect(whatsappUrl(phone, 'COL', 'Hola')).toBeNull()
  })
})
