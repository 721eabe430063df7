import { describe, expect, it } from 'vitest'
import { chargeDayText, nextChargeAt } from '@/lib/money/donations/charge-days'
import { isLate, type MonthlyEvent, settleMonthly } from '@/lib/money/donations/monthly-ledger'
import { sponsorMonthlyPath } from '@/lib/money/donations/paths'
import { monthlyEndedMail, monthlyFailedMail } from '@/lib/platform/outbox/templates/donation'
import { isoDay } from '@/lib/text/dates'
import { COUNTRY_IDS } from '@/lib/text/vocabulary'
import { knownCallback } from '@/tests/support/mailed-callback'

const day = (text: string) => new Date(`${text}T12:00:00Z`)

const GIFT = {
  amountMinor: 2_000,
  currency: 'USD' as const,
  endedAt: null,
  endReason: null,
  closedAt: null,
  subscriptionId: null as string | null,
}
const event = (kind: MonthlyEvent['kind'], on: string, more: Partial<MonthlyEvent> = {}): MonthlyEvent => ({
  id: `${kind} ${on}`,
  kind,
  objectId: 'in_1',
  invoiceId: 'in_1',
  amountMinor: 2_000,
  currency: 'usd',
  state: null,
  occurredAt: day(on),
  ...more,
})
const PAID = event('pagado', '2026-10-05')

describe('the state of a monthly gift', () => {
  it('is pending without events, active once paid, and runs from the first payment', () => {
    expect(settleMonthly(GIFT, [])).toMatchObject({ status: 'pendiente', startedAt: null })
    const later = event('pagado', '2026-11-05', { invoiceId: 'in_2' })
    expect(settleMonthly(GIFT, [later, PAID])).toMatchObject({
      status: 'activo',
      startedAt: day('2026-10-05'),
    })
  })

  it('another amount starts nothing', () => {
    expect(settleMonthly(GIFT, [event('pagado', '2026-10-05', { amountMinor: 1 })]).status).toBe('pendiente')
  })

  it('a charge is failing until its invoice or a later one is paid', () => {
    const failed = event('fallido', '2026-11-05', { invoiceId: 'in_2' })
    expect(settleMonthly(GIFT, [PAID, failed]).failingSince).toEqual(day('2026-11-05'))
    const atOnce = event('pagado', '2026-11-05', { invoiceId: 'in_3' })
    expect(settleMonthly(GIFT, [PAID, failed, atOnce]).failingSince).toEqual(day('2026-11-05'))
    const same = event('pagado', '2026-11-08', { invoiceId: 'in_2' })
    const next = event('pagado', '2026-12-05', { invoiceId: 'in_3' })
    for (const paid of [same, next]) expect(settleMonthly(GIFT, [failed, paid, PAID]).failingSince).toBeNull()
  })

  it('is ended by its own subscription alone', () => {
    const gift = { ...GIFT, subscriptionId: 'sub_1' }
    const over = event('suscripción terminada', '2026-12-01', { objectId: 'sub_2', invoiceId: null })
    expect(settleMonthly(gift, [PAID, over])).toMatchObject({ status: 'activo', closedAt: null })
    expect(settleMonthly(gift, [PAID, { ...over, objectId: 'sub_1' }]).status).toBe('terminado')
    expect(settleMonthly(GIFT, [PAID, over]).status).toBe('terminado')
  })

  it.each([
    ['payment_failed', 'pago fallido', true],
    ['unpaid', 'pago fallido', false],
    ['cancellation_requested', 'proveedor', true],
  ])('when the provider says %s it ends as %s, and is closed: %s', (state, reason, isClosed) => {
    const over = event('suscripción terminada', '2026-12-01', { state, invoiceId: null })
    const books = settleMonthly(GIFT, [over, PAID])
    expect(books).toMatchObject({ status: 'terminado', endReason: reason, endedAt: day('2026-12-01') })
    expect(books.closedAt !== null).toBe(isClosed)
  })

  it('our own decision stays, and is closed once the provider says so', () => {
    const ended = { ...GIFT, endedAt: day('2026-10-20'), endReason: 'adoptada' as const }
    const books = settleMonthly(ended, [PAID])
    expect(books).toMatchObject({ status: 'terminado', endReason: 'adoptada', closedAt: null })
    const over = event('suscripción terminada', '2026-10-21', { state: 'cancellation_requested' })
    expect(settleMonthly(ended, [over, PAID])).toMatchObject({
      endReason: 'adoptada',
      endedAt: day('2026-10-20'),
      closedAt: day('2026-10-21'),
    })
    expect(isLate(PAID, books)).toBe(false)
    expect(isLate(event('pagado', '2026-11-05'), books)).toBe(true)
  })
})

describe('the next charge', () => {
  it.each([
    ['2026-11-22', '2026-11-22', '2026-12-22'],
    ['2026-11-22', '2027-02-01', '2027-02-22'],
    ['2026-10-31', '2026-11-01', '2026-11-30'],
    ['2026-10-31', '2026-12-01', '2026-12-31'],
    ['2027-12-30', '2028-01-31', '2028-02-29'],
  ])('of a gift from %s after %s is on %s, an hour after the invoice', (from, after, next) => {
    expect(nextChargeAt(day(from), day(after))).toEqual(new Date(`${next}T13:00:00Z`))
  })
})

describe('the day of each month on which a gift is charged', () => {
  it.each([
    ['2026-11-15T15:00:00Z', 'el día 15'],
    ['2027-02-28T15:00:00Z', 'el día 28'],
    ['2027-01-29T15:00:00Z', 'el día 29, o el último si el mes es más corto'],
    ['2027-01-31T15:00:00Z', 'el último día'],
    // Evenings, which are of the next day by the provider’s clock: 15, 30 and 29 of a month.
    ['2026-11-16T02:00:00Z', 'el día 15'],
    ['2026-12-01T02:00:00Z', 'el último día'],
    ['2027-01-30T03:00:00Z', 'hacia el día 29'],
    // The invoice is of the 15th and charged on the 16th.
    ['2026-11-16T04:30:00Z', 'hacia el día 15'],
  ])('of one begun at %s is %s', (startedAt, text) => {
    expect(chargeDayText(new Date(startedAt), ['COL'])).toBe(text)
  })

  it('is said to be about a day where the clocks of its readers, or of seasons, differ', () => {
    expect(chargeDayText(new Date('2026-11-15T15:00:00Z'), ['COL', ...COUNTRY_IDS])).toBe('el día 15')
    expect(chargeDayText(new Date('2026-11-16T03:30:00Z'), ['COL', ...COUNTRY_IDS])).toBe('hacia el día 15')
    expect(chargeDayText(new Date('2026-11-16T02:15:00Z'), ['CHL'])).toBe('hacia el día 15')
  })

  it.each(COUNTRY_IDS)('is true of every charge in four years, by the clock of %s', (country) => {
    const hours = Array.from({ length: 24 * 5 }, (_, hour) => new Date(Date.UTC(2027, 0, 28, hour, 30)))
    for (const startedAt of hours) {
      const text = chargeDayText(startedAt, [country])
      const exact = /^el día (\d+)$/.exec(text)?.[1]
      if (!exact) continue
      const charges = [startedAt]
      while (charges.length < 49) charges.push(nextChargeAt(startedAt, charges.at(-1) ?? startedAt))
      expect([...new Set(charges.map((at) => isoDay(at, country).slice(8)))]).toEqual([
        exact.padStart(2, '0'),
      ])
    }
  })
})

describe('mails about a monthly gift', () => {
  const gift = {
    name: 'Ana',
    amount: '$30.000 COP',
    foundation: 'Cola Contenta',
    pet: 'Canela',
    giftsUrl: 'https://querencia.example/dashboard/donations#aportes',
  }
  const ended = {
    ...gift,
    takesDonations: true,
    againUrl: 'https://querencia.example/sponsor?fundacion=3&monto=30000&moneda=COP&cada=mes',
    othersUrl: 'https://querencia.example/sponsor',
  }

  it('an adoption leaves the decision to the donor, with the same amount for the foundation', () => {
    const { subject, text } = monthlyEndedMail({ ...ended, why: 'adoptada' })
    expect(subject).toBe('Canela ya tiene familia')
    expect(text).toContain('No habrá más cobros')
    expect(text).toContain('Tú decides si sigues')
    expect(text).toContain(ended.againUrl)
  })

  it('a foundation that takes no more donations is not suggested', () => {
    const { text } = monthlyEndedMail({ ...ended, why: 'fundación cerrada' })
    expect(text).not.toContain(ended.againUrl)
    expect(text).toContain(ended.othersUrl)
  })

  it('a failed charge says what to do', () => {
    const { subject, text } = monthlyFailedMail(gift)
    expect(subject).toContain('$30.000 COP')
    expect(text).toContain('cancela este aporte en dos clics')
    expect(text).toContain(gift.giftsUrl)
  })

  it('the amount page keeps amount, frequency and recipient on the way through a registration', () => {
    const path = sponsorMonthlyPath(3, 30_000, 'COP')
    expect(knownCallback(path)).toBe(path)
    expect(knownCallback('/sponsor?fundacion=3&cada=dia&moneda=EUR')).toBe('/sponsor?fundacion=3')
  })
})
