import { describe, expect, it } from 'vitest'
import { payoutSchema } from '@/lib/moderation/staff/schema'
import { amountRefusal, moneyRefusal, parseAmount, parseMoney } from '@/lib/money/donations/amounts'
import { formatMoney } from '@/lib/text/money'
import { CURRENCIES } from '@/lib/text/vocabulary'

describe('an amount as people write it', () => {
  it.each([
    ['US$20', 20, 'USD'],
    ['２０.０００', 20_000, null],
    ['US$ ٢٠', 20, 'USD'],
    ['U$S 20', 20, 'USD'],
    ['u$d20', 20, 'USD'],
    ['20 US$', 20, 'USD'],
    ['20$', 20, null],
    ['20 $', 20, null],
    ["1'000", 1_000, null],
    ['1’000', 1_000, null],
    ["1'000.000", 1_000_000, null],
    ["$1'000,000", 1_000_000, null],
    ["S/ 1'500.00", 1_500, 'PEN'],
    ['20.-', 20, null],
    ['20,--', 20, null],
    ['$ 20.000.-', 20_000, null],
    ['20.000,- COP', 20_000, 'COP'],
    ['20 dólares', 20, 'USD'],
    ['20 dolares', 20, 'USD'],
    ['50 soles', 50, 'PEN'],
    ['20.000 pesos', 20_000, 'peso'],
    ['$20.000 pesos COP', 20_000, 'COP'],
  ] as const)('%j is read as %i in %s', (text, amount, currency) => {
    expect(parseAmount(text)).toEqual({ amount, currency })
  })

  it.each([
    '$20$',
    'S/ 20 dólares',
    '20 pesos USD',
    '20.50.-',
    "1.000'000",
    "10'00",
    '20-',
    '-.20',
    'US$ $20',
  ])('%j is no amount', (text) => {
    expect(parseAmount(text)).toEqual({ error: 'Escribe el monto en números, sin decimales' })
    for (const currency of CURRENCIES) expect(parseMoney(text, currency)).toBeNull()
  })

  it.each(['0.500', '0,500', '00.500', '0 500', "0'500", '$0.500', '0.050'])(
    '%j may be five hundred or a half: it is refused, and the sentence says what to write',
    (text) => {
      const error = expect.stringContaining('ceros delante')
      expect(parseAmount(text)).toEqual({ error })
      for (const currency of CURRENCIES) {
        expect(parseMoney(text, currency)).toBeNull()
        expect(moneyRefusal(text, currency)).toEqual(error)
      }
    },
  )

  it('in pesos is meant in any of three currencies, and in no other', () => {
    const refused = CURRENCIES.filter((currency) =>
      amountRefusal(20_000, currency, 'peso')?.includes('es en'),
    )
    expect(refused.toSorted()).toEqual(['PEN', 'USD'])
  })
})

describe('money as we show it', () => {
  it.each(CURRENCIES)('in %s is read again', (currency) => {
    for (const minor of [500, 125_000, 2_000_000, 123_456_789]) {
      expect(parseMoney(formatMoney(minor, currency), currency)).toBe(minor)
      const [other = 'USD'] = CURRENCIES.filter((one) => one !== currency)
      expect(parseMoney(formatMoney(minor, currency), other)).toBeNull()
      expect(moneyRefusal(formatMoney(minor, currency), other)).toBe(`Escribe el monto en ${other}`)
    }
  })

  it('has no cents in Chile, but those that are zero', () => {
    expect(parseMoney('20.000,00', 'CLP')).toBe(20_000)
    expect(parseMoney('20.000,50', 'CLP')).toBeNull()
  })

  it.each(CURRENCIES)('the example of its refusal is an amount in %s', (currency) => {
    const [example = ''] = /[\d.,]+$/.exec(moneyRefusal('quince', currency)) ?? []
    expect(parseMoney(example, currency)).toBeGreaterThan(0)
  })
})

it('a payout is typed as it is shown, and its refusals name what is wrong in its currency', () => {
  const form = { foundationId: '3', currency: 'COP', paidOn: '2026-11-05', reference: 'TRF-1' }
  expect(payoutSchema.parse({ ...form, amount: '$20.000 COP', fee: '$1.000 COP' })).toMatchObject({
    amountMinor: 2_000_000,
    feeMinor: 100_000,
  })
  const errorsOf = (values: object) =>
    payoutSchema
      .safeParse({ ...form, ...values })
      .error?.issues.map(({ path, message }) => [path.join('.'), message])
  expect(errorsOf({ amount: '0' })).toEqual([['amount', 'Escribe un monto mayor que cero']])
  expect(errorsOf({ amount: '20 USD', fee: '0.500' })).toEqual([
    ['amount', 'Escribe el monto en COP'],
    ['fee', expect.stringContaining('ceros delante')],
  ])
  expect(errorsOf({ amount: 'mil', currency: 'CLP' })).toEqual([
    ['amount', 'Escribe el monto en números, por ejemplo 1250'],
  ])
  expect(errorsOf({ amount: '' })?.[0]).toEqual(['amount', 'Escribe un monto, por ejemplo 1250'])
})
