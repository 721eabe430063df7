import { describe, expect, it } from 'vitest'
import { DonationResult } from '@/components/money/donations/donation-result'
import { DonationsMade } from '@/components/money/donations/donation-tables'
import { MonthlyGifts } from '@/components/money/donations/monthly-gifts'
import { MadeCards } from '@/components/money/donations/total-cards'
import { OwnExpenseSection } from '@/components/money/expenses/own-expense-section'
import type {
  DonationMadeDto,
  DonationOutcome,
  DonationResultDto,
  DonationTotalsDto,
  MonthlyGiftDto,
} from '@/lib/money/donations/dto'
import { filteredPath, NO_FILTERS } from '@/lib/money/donations/params'
import { UNAVAILABLE_FOUNDATION } from '@/lib/text/copy/block'
import { DASHBOARD_DONATIONS_RECEIVED } from '@/lib/text/routes'
import type { MonthlyStatus, Role } from '@/lib/text/vocabulary'
import { draw, wordsOf } from '@/tests/support/markup'

const NOW = new Date('2026-11-28T15:00:00Z')

describe('the page of a donation', () => {
  const donation: DonationResultDto = {
    ...{ id: 7, amountMinor: 2_000, currency: 'USD', status: 'aprobado', named: false, isPublic: true },
    ...{ foundationId: 3, foundationName: 'Patitas', checkoutId: 'cs_1', checkoutUrl: null, pet: null },
    ...{ refundedMinor: 0, isReviewed: false, receipt: 'current e-mail' },
    // Still the 20th in Bogotá.
    createdAt: '2026-11-21T03:30:00Z',
    donatedAt: '2026-11-21T03:30:00Z',
    ...{ disputedMinor: 0, petHadHome: false, isLate: false },
    monthly: { id: 1, status: 'activo', isPaused: false, startedAt: '2026-11-21T03:30:00Z' },
  }
  const resultOf = (outcome: DonationOutcome, shown = donation, countryId = 'COL', role: Role = 'user') =>
    draw(
      <DonationResult
        donation={shown}
        outcome={outcome}
        donor={{
          ...{ number: 9, name: 'Ana', fullName: 'Ana Paz', email: 'ana@correo.example' },
          role,
          countryId,
        }}
        site="https://querencia.example"
      />,
    )

  it('names on paper the site, the donor and the year', () => {
    const page = resultOf('confirmada')
    expect(page).toMatch(/print:block">Querencia, querencia\.example · Ana Paz</)
    expect(page).toContain('20 de noviembre de 2026, 22:30')
  })

  it('tells the day of its donor’s calendar, as the receipt and the table do', () => {
    expect(resultOf('confirmada')).toMatch(/el día 20.*20 de noviembre de 2026, 22:30/s)
    expect(resultOf('confirmada', donation, 'ARG')).toMatch(/el día 21.*21 de noviembre de 2026, 00:30/s)
  })

  it('tells the day of a monthly gift that the provider’s calendar moves, and none before it is paid', () => {
    const begun = (startedAt: string | null): DonationResultDto => ({
      ...donation,
      monthly: { id: 1, status: startedAt ? 'activo' : 'pendiente', isPaused: false, startedAt },
    })
    expect(resultOf('confirmada', begun('2026-12-01T02:00:00Z'))).toContain('Cada mes, el último día<')
    expect(resultOf('confirmada', begun(null))).toContain('Cada mes<')
  })

  it('tells what was returned in part, and names the address of the receipt only where it went there', () => {
    const page = resultOf('confirmada')
    expect(page).toContain('Enviamos el comprobante a ana@correo.example.')
    expect(page).not.toContain('Devuelto')
    expect(resultOf('confirmada', { ...donation, refundedMinor: 500 })).toMatch(/Devuelto.*\$5 USD/s)
    const moved = resultOf('confirmada', { ...donation, receipt: 'former e-mail' })
    expect(moved).toContain('Te enviamos el comprobante por correo.')
    expect(moved).not.toContain('ana@correo.example')
    expect(resultOf('confirmada', { ...donation, receipt: null })).not.toContain('comprobante')
  })

  it('leads each donor to the table of what they gave, a foundation below what it received', () => {
    const linkOf = (role: Role) =>
      /href="([^"]*)"[^>]*>Ver mis donaciones/.exec(resultOf('confirmada', donation, 'COL', role))?.[1]
    expect(linkOf('user')).toBe('/dashboard/donations')
    expect(linkOf('fundation')).toBe('/dashboard/foundation#realizadas')
  })

  it('says that nothing was returned while the bank looks into a dispute', () => {
    const returned: DonationResultDto = { ...donation, status: 'reembolsado', refundedMinor: 2_000 }
    expect(resultOf('reembolsada', returned)).toMatch(/Te devolvimos tu donación.*Estado/s)
    const disputed = resultOf('reembolsada', { ...returned, refundedMinor: 0, disputedMinor: 2_000 })
    expect(disputed).toContain('Tu banco revisa este pago')
    expect(disputed).not.toMatch(/devolvimos|Reembolsada/)
    const inPart = resultOf('confirmada', { ...donation, disputedMinor: 500 })
    expect(inPart).toMatch(/Retenido por el banco.*\$5 USD/s)
    expect(inPart).not.toContain('Devuelto')
  })

  it('tells of no use of what came when the foundation took no donations any more', () => {
    const page = resultOf('confirmada', { ...donation, isReviewed: true })
    expect(page).toMatch(/llegó cuando Patitas ya no recibía donaciones.*quieres que te la devolvamos/s)
    expect(page).not.toContain('Ya cuenta')
  })

  it('says of a month that came after the end of its gift that staff look at it, and of no other', () => {
    const ended = {
      ...donation,
      monthly: { id: 1, status: 'terminado', isPaused: false, startedAt: null },
    } as const
    expect(resultOf('confirmada', ended)).toMatch(
      /cuenta para los animales de Patitas\. .*no habrá más cobros\.</,
    )
    const late = resultOf('confirmada', { ...ended, isLate: true, isReviewed: true })
    expect(late).toMatch(/llegó después de que tu aporte mensual terminó.*quieres que te la devolvamos/)
    expect(late).not.toMatch(/cuenta para|ya no recibía/)
  })

  it('promises no charge and no receipt while its foundation is blocked, and makes no name of what is hidden', () => {
    const page = resultOf('confirmada', {
      ...{ ...donation, foundationName: UNAVAILABLE_FOUNDATION, isPublic: false, receipt: 'waiting' },
      monthly: { id: 1, status: 'activo', isPaused: true, startedAt: '2026-11-21T03:30:00Z' },
    })
    expect(page).toMatch(/para los animales de la fundación\. .*en pausa: por ahora no se cobra nada/)
    expect(page).toMatch(/Cada mes; en pausa.*El comprobante te llega por correo más adelante/s)
    expect(page).not.toMatch(/Enviamos|hoy y cada mes|el día 20/)
  })

  it('tells that it goes to the foundation when its pet was adopted before it was paid', () => {
    const forPet = { ...donation, monthly: null, pet: { id: 100_001, name: 'Sol' } }
    expect(resultOf('confirmada', forPet)).toMatch(/Ya cuenta para el cuidado de Sol\..*Sol, con Patitas/s)
    const page = resultOf('confirmada', { ...forPet, petHadHome: true })
    expect(page).toContain('Ya cuenta para los animales de Patitas, porque Sol ya tiene familia.')
    expect(page).not.toContain('Sol, con Patitas')
  })

  it('tells no end and no day of a monthly gift that never started', () => {
    const unpaid = (status: MonthlyStatus): DonationResultDto => ({
      ...donation,
      status: 'rechazado',
      monthly: { id: 1, status, isPaused: false, startedAt: null },
    })
    for (const [outcome, status] of [
      ['rechazada', 'terminado'],
      // As it was read before the payment page was closed.
      ['cancelada', 'pendiente'],
    ] as const) {
      const page = resultOf(outcome, unpaid(status))
      expect(page).toContain('Cada mes (no empezó)')
      expect(page).not.toMatch(/ya terminó|el día/)
    }
  })
})

it('tables and sums do not call returned what a bank holds', () => {
  const donation: DonationMadeDto = {
    ...{
      id: 7,
      amountMinor: 2_000,
      refundedMinor: 0,
      disputedMinor: 2_000,
      currency: 'USD',
      status: 'reembolsado',
    },
    ...{ donatedAt: '2026-11-21T03:30:00Z', petName: null, isMonthly: false },
    foundation: { id: 3, name: 'Patitas', public: true },
  }
  const totals: DonationTotalsDto = {
    ...{ currency: 'USD', netMinor: 0, refundedMinor: 0, disputedMinor: 2_000, pendingMinor: 0 },
    ...{ paidCount: 1, refundedCount: 0, pendingCount: 0 },
  }
  const wordsWith = (shown: DonationMadeDto) =>
    wordsOf(
      draw(
        <>
          <MadeCards totals={[totals]} />
          <DonationsMade donations={[shown]} unfinished={[]} totals={[totals]} countryId="COL" />
        </>,
      ),
    ).join(' ')
  const whole = wordsWith(donation)
  expect(whole).toMatch(/Devuelto – .*un banco retiene \$20 USD mientras decide/)
  expect(whole).toContain('En disputa')
  expect(whole).not.toMatch(/Reembolsada|Se devolvió/)
  const inPart = wordsWith({ ...donation, status: 'aprobado', disputedMinor: 500 })
  expect(inPart).toMatch(/Aprobada .*El banco retiene \$5 USD mientras decide/)
})

describe('a monthly gift that ended', () => {
  const ended: MonthlyGiftDto = {
    ...{ id: 1, amountMinor: 2_000, currency: 'USD', status: 'terminado', endReason: 'donante' },
    ...{ nextChargeAt: null, isPaused: false, isFailing: false, isClosed: true },
    endedAt: '2026-11-20T15:00:00Z',
    foundation: { id: 3, name: 'Patitas', photo: null, public: true },
    pet: { id: 100_001, name: 'Luna', photo: null, takesGifts: true },
  }
  const list = (...gifts: MonthlyGiftDto[]) =>
    draw(<MonthlyGifts gifts={gifts} knownId={null} countryId="COL" now={NOW} />)
  const again =
    /href="\/sponsor\?mascota=100001&(amp;)?monto=20&(amp;)?moneda=USD&(amp;)?cada=mes"[^>]*>Volver a apadrinar/

  it('can be given to the same pet again', () => {
    expect(list(ended)).toMatch(again)
    expect(list(ended)).not.toContain('Seguir con la fundación')
  })

  it('speaks of a pet whose name is not kept as one of the foundation', () => {
    const adopted = wordsOf(list({ ...ended, pet: null, endReason: 'adoptada' })).join(' ')
    expect(adopted).toContain('Apadrinabas a una mascota de Patitas')
    expect(adopted).toContain('Encontró familia: terminó ese día.')
    expect(adopted).not.toContain('Adoptaron a Patitas')
    const whole = wordsOf(list({ ...ended, pet: null })).join(' ')
    expect(whole).toContain('Ayudabas a Patitas')
  })

  it('goes on with the foundation alone where the pet takes no gifts, or is sponsored again already', () => {
    const gone = list({ ...ended, pet: { id: 100_001, name: 'Luna', photo: null, takesGifts: false } })
    const anew = list({ ...ended, id: 2, status: 'activo', endedAt: null, endReason: null }, ended)
    for (const page of [gone, anew]) {
      expect(page).not.toMatch(again)
      expect(page).toContain('Seguir con la fundación')
    }
  })
})

it('the pages of a foundation’s own expenses keep the filters of its donations', () => {
  const expense = { id: 1, title: 'Alimento', story: null, amountMinor: 500, currency: 'USD' } as const
  const row = { ...expense, spentOn: '2026-11-02', invoices: [], hidden: false }
  const section = (page: number, rows = [row]) =>
    draw(
      <OwnExpenseSection
        expenses={{ rows, page, more: page === 1 }}
        list={filteredPath(DASHBOARD_DONATIONS_RECEIVED, { ...NO_FILTERS, year: 2026 })}
      />,
    )
  expect(section(1)).toMatch(/aria-label="Páginas de gastos".*anio=2026&(amp;)?gastos=2#gastos"/s)
  expect(section(2)).toMatch(/gastos=1#gastos"[^>]*>.*Anteriores/s)
  // The last one of the second page was deleted.
  expect(() => section(2, [])).toThrow(
    expect.objectContaining({ digest: expect.stringMatching(/anio=2026&gastos=1#gastos;/) }),
  )
})
