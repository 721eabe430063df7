import { expect, it, vi } from 'vitest'
import { ReceivedRow } from '@/components/adoption/request-lists/received-row'
import { RequestView } from '@/components/adoption/requests/request-view'
import { TAKEN_BACK } from '@/lib/adoption/dossiers/copy'
import { UNAVAILABLE_NAME, WORDS_KEPT } from '@/lib/text/copy/block'
import { draw, wordsOf } from '@/tests/support/markup'
import { requestDetail } from '@/tests/support/request-detail'

vi.mock('next/navigation', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({}),
  usePathname: () => '/dashboard/solicitudes/1',
}))

const NOW = new Date('2026-11-23T12:00:00Z')
const away = { name: UNAVAILABLE_NAME, city: null, country: null, isUnavailable: true, isTakenBack: false }
/** What an owner reads of a request without a message, a home and the match test. */
const read = (overrides: Parameters<typeof requestDetail>[0] = {}) => {
  const request = requestDetail(overrides)
  const page = (
    <RequestView
      request={request}
      similar={[]}
      lastWords={null}
      checkIns={[]}
      openCheckIn={null}
      canTell={false}
      rate={null}
      offer={null}
      noticesKey={null}
      countryId="ECU"
      now={NOW}
      dialog={null}
    />
  )
  const row = (
    <ReceivedRow request={{ ...request, task: 'answer' }} pet={request.pet} countryId="ECU" now={NOW} />
  )
  return { page: wordsOf(draw(page)).join(' '), row: wordsOf(draw(row)).join(' ') }
}

it('an owner does not read of somebody who is unavailable that they told nothing', () => {
  const told = read()
  expect(told.page).toContain('no escribió un mensaje')
  expect(told.page).toContain('no comparte datos de su hogar')
  expect(told.page).toContain('sin hacer el test')
  expect(told.row).toContain('Sin mensaje')
  const withheld = read({ adopter: away, hindrance: 'adopter blocked' })
  expect(withheld.page).toContain(WORDS_KEPT)
  expect(withheld.page).not.toMatch(/no escribió|no comparte|sin hacer el test/)
  expect(withheld.row).toContain(WORDS_KEPT)
})

it('an owner reads of a request that was taken back that its words are not shown, its adopter reads them', () => {
  const over = {
    status: 'retirada',
    adopter: { ...away, name: 'Lucía', isUnavailable: false, isTakenBack: true },
  } as const
  const owners = read(over)
  expect(owners.page).toContain(TAKEN_BACK)
  expect(owners.row).toContain(TAKEN_BACK)
  expect(owners.page).not.toMatch(/no escribió|no comparte|sin hacer el test/)
  expect(read({ ...over, side: 'adopter', message: 'Vivo en Ate.' }).page).toContain('Vivo en Ate.')
})

it('an adopter reads beside a request of somebody stopped for fraud not to send money, also after the adoption', () => {
  for (const status of ['cerrada', 'concluida'] as const) {
    const { page } = read({ side: 'adopter', status, isOtherSuspendedForFraud: true })
    expect(page).toContain('Nuestro equipo detuvo la cuenta de Camilo mientras la revisa. Si te pidió dinero')
  }
  expect(read({ side: 'adopter', status: 'cerrada' }).page).not.toContain('detuvo')
})
