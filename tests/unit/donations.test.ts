import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import { findCityNamed, sortByDistance } from '@/lib/foundations/nearest'
import {
  amountRefusal,
  DONATION_LIMITS,
  limitsText,
  parseAmount,
  parseMoney,
} from '@/lib/money/donations/amounts'
import { csvOfMade, csvOfReceived } from '@/lib/money/donations/csv'
import { filteredPath, parseDonationFilters } from '@/lib/money/donations/params'
import { donateSchema } from '@/lib/money/donations/schema'
import { readStripeEvent } from '@/lib/platform/integrations/payments/events'
import { DASHBOARD_DONATIONS_MADE } from '@/lib/text/routes'
import { CURRENCIES } from '@/lib/text/vocabulary'

describe('the amount of a donation', () => {
  it.each([
    ['20000', 20_000],
    [' 20.000 ', 20_000],
    ['20,000', 20_000],
    ['1.000.000', 1_000_000],
    ['20 000', 20_000],
    ['$ 20', 20],
    ['0', 0],
    ['20.00', 20],
    ['10,00', 10],
    ['1.000', 1_000],
    ['1.000,00', 1_000],
    ['1,000.00', 1_000],
    ['1 000,00', 1_000],
    ['-5', -5],
    ['-$ 5', -5],
  ])('%j is read as %i', (text, amount) => {
    expect(parseAmount(text)).toEqual({ amount, currency: null })
  })

  it.each([
    ['20 usd', 20, 'USD'],
    ['$20 USD', 20, 'USD'],
    ['USD 20.00', 20, 'USD'],
    ['S/ 50', 50, 'PEN'],
    ['PEN S/ 50', 50, 'PEN'],
    ['20000cop', 20_000, 'COP'],
  ] as const)('%j is read as %i in %s', (text, amount, currency) => {
    expect(parseAmount(text)).toEqual({ amount, currency })
  })

  it('typed in another currency is refused, and one below zero by the range', () => {
    expect(amountRefusal(20, 'USD', 'USD')).toBeNull()
    expect(amountRefusal(20, 'PEN', 'USD')).toBe('Esta donación es en soles: escribe el monto en PEN')
    expect(amountRefusal(-5, 'USD')).toBe('El monto tiene que estar entre $2 y $5.000 USD')
  })

  it.each([
    ...['1.5', '1,5', '1.50', '1.000.00', '1.000,000', '.00', '-1.50', '--1', '1e3', 'NaN', 'null', '5 mil'],
    ...['20 euros', 'USD', 'USD 20 USD', 'COP 20 USD', '$', '-', ''],
  ])('%j is no amount', (text) => {
    expect(parseAmount(text)).toEqual({ error: expect.any(String) })
  })

  it('the limits of every currency let its suggestions through and nothing beyond them', () => {
    for (const currency of CURRENCIES) {
      const { min, max, presets } = DONATION_LIMITS[currency]
      for (const amount of [min, max, ...presets]) expect(amountRefusal(amount, currency)).toBeNull()
      for (const amount of [0, -1, 1.5, min - 1, max + 1, 10 ** 9, Number.NaN])
        expect(amountRefusal(amount, currency), `${amount} ${currency}`).toEqual(expect.any(String))
    }
    expect(limitsText('COP')).toBe('$5.000 y $20.000.000 COP')
  })

  it('a typed amount counts before a suggested one', () => {
    const form = { fundacion: '3', mascota: '', sugerido: '20000', nombre: 'nombre' }
    expect(donateSchema.parse({ ...form, monto: '7000' })).toEqual({
      foundationId: 3,
      petId: null,
      amount: 7_000,
      named: true,
      monthly: false,
    })
    expect(donateSchema.parse({ ...form, monto: '7000', cada: 'mes' })).toMatchObject({ monthly: true })
    expect(donateSchema.parse({ ...form, monto: ' ' })).toMatchObject({ amount: 20_000 })
    expect(donateSchema.parse({ ...form, monto: '7 USD' })).toMatchObject({ amount: 7, currency: 'USD' })
    expect(donateSchema.parse({ ...form, moneda: 'PEN' })).toMatchObject({ shownCurrency: 'PEN' })
    expect(donateSchema.parse({ ...form, mascota: '100015', para: 'fundacion' })).toMatchObject({
      petId: null,
    })
    const empty = donateSchema.safeParse({ fundacion: '3' })
    expect(empty.error?.issues[0]).toMatchObject({
      path: ['monto'],
      message: 'Elige un monto o escribe otro',
    })
  })

  it.each([
    ['1250', 'USD', 125_000],
    ['$ 1250', 'USD', 125_000],
    ['1.250,5', 'USD', 125_050],
    ['1250.05', 'PEN', 125_005],
    ['1.250', 'CLP', 1_250],
    ['20 000', 'USD', 2_000_000],
    ['1 250,50', 'USD', 125_050],
    ['1,250.50', 'USD', 125_050],
    ['1.250.000,5', 'COP', 125_000_050],
    ['0,5', 'USD', 50],
    ['1.250,500', 'USD', null],
    ['1.250.50', 'USD', null],
    ['1 250.000', 'USD', null],
    ['12 50', 'USD', null],
    [',50', 'USD', null],
    ['', 'USD', null],
    ['1250,5', 'CLP', null],
    ['-1', 'USD', null],
    ['1e3', 'USD', null],
  ] as const)('the payout %j in %s is %j of its smallest unit', (text, currency, minor) => {
    expect(parseMoney(text, currency)).toBe(minor)
  })
})

describe('the tables of donations', () => {
  it('filters survive in the URL, and unknown ones count as missing', () => {
    const filters = { year: 2026, status: 'aprobado', foundationId: 3, petId: null } as const
    const path = filteredPath(DASHBOARD_DONATIONS_MADE, filters)
    expect(path).toBe('/dashboard/donations?anio=2026&estado=aprobado&fundacion=3')
    expect(parseDonationFilters({ anio: '2026', estado: 'aprobado', fundacion: '3' })).toEqual({
      ...filters,
      page: 1,
    })
    expect(parseDonationFilters({ anio: '99999', estado: 'x', fundacion: '1e3' })).toMatchObject({
      year: null,
      status: null,
      foundationId: null,
    })
  })

  it('a CSV quotes what has commas and runs no formulas', () => {
    const donation = {
      id: 7,
      // Still the 20th in Bogotá.
      donatedAt: '2026-11-21T04:30:00.000Z',
      amountMinor: 5_000,
      refundedMinor: 0,
      disputedMinor: 0,
      currency: 'CLP',
      status: 'aprobado',
      petName: 'Luna, "la brava"',
      isMonthly: false,
    } as const
    const made = csvOfMade([{ ...donation, foundation: { id: 3, name: '=SUMA(A1)', public: true } }], 'COL')
    expect(made.startsWith('\uFEFFDonación;Fecha;Fundación')).toBe(true)
    expect(made).toContain('7;2026-11-20;\'=SUMA(A1);"Luna, ""la brava""";Aprobada;CLP;5000;0;0;Una vez\r\n')
    const half = { ...donation, amountMinor: 1_050, currency: 'PEN', petName: 'Luna' } as const
    const inPeru = csvOfMade([{ ...half, foundation: { id: 3, name: 'Cola', public: true } }], 'PER')
    expect(inPeru).toContain('7,2026-11-20,Cola,Luna,Aprobada,PEN,10.5,0,0,Una vez\r\n')
    const inEcuador = csvOfMade([{ ...half, foundation: { id: 3, name: 'Cola', public: true } }], 'ECU')
    expect(inEcuador).toContain(';Cola;Luna;Aprobada;PEN;10,5;0;0;Una vez\r\n')
    const split = csvOfMade([{ ...donation, foundation: { id: 3, name: 'Cola; =1+1', public: true } }], 'ARG')
    expect(split).toContain('7;2026-11-21;"Cola;\' =1+1";')
    const received = (donorNumber: number | null, donorName: string | null) =>
      csvOfReceived([{ ...donation, petName: null, donorNumber, donorName }], 'COL').split('\r\n')[1]
    expect(received(9, null)).toContain(';N.º 9;La fundación;')
    expect(received(9, 'Ana Paz')).toContain(';Ana Paz;')
    expect(received(null, null)).toContain(';Cuenta eliminada;')
  })
})

describe('an event of the payment provider', () => {
  const secret = 'whsec_only_tests_know'
  const read = (donationId: string) => {
    const object = { id: 'cs_1', payment_status: 'paid', metadata: { donationId } }
    const event = {
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      created: 1,
      data: { object },
    }
    const payload = JSON.stringify(event)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
    return readStripeEvent(Buffer.from(payload), signature, secret)
  }

  it.each(['2147483648', '9999999999', '0', '-1', '1e3', '', '١'])(
    'of something else that is sold from the same account, %j, is ignored',
    (donationId) => {
      expect(read('2147483647')).toMatchObject({ donationId: 2_147_483_647, donationCreatedAt: null })
      expect(read(donationId)).toBeNull()
    },
  )
})

describe('the nearest foundation', () => {
  const city = (id: number, name: string, lat: number) => ({
    id,
    name,
    lat,
    lng: -70,
    countryId: 'PER' as const,
    region: '',
    slug: name,
    population: 1,
  })
  const cities = [city(1, 'Lima', -12), city(2, 'Bogotá', 5), city(3, 'Quito', 0)]
  const foundationIn = (cityId: number) => ({
    id: cityId,
    name: String(cityId),
    photo: null,
    rating: null,
    reviewCount: 0,
    email: '',
    phone: null,
    address: null,
    mission: null,
    petCount: 0,
    place: { cityId, city: '', citySlug: '', countryId: 'PER' as const, country: '', countrySlug: '' },
  })

  it('a city is found in any case and without accents, and foundations are sorted from there', () => {
    const from = findCityNamed(cities, 'BOGOTA')
    expect(from?.id).toBe(2)
    const near = sortByDistance([1, 2, 3].map(foundationIn), cities, from)
    expect(near.map(({ foundation }) => foundation.id)).toEqual([2, 3, 1])
    expect(near[0]?.km).toBe(0)
    expect(sortByDistance([1, 2].map(foundationIn), cities, null).map(({ km }) => km)).toEqual([null, null])
    expect(findCityNamed(cities, 'Atlántida')).toBeNull()
  })
})
