import { expect, it, vi } from 'vitest'
import { ReceivedList, UnansweredNote } from '@/components/adoption/request-lists/received-list'
import type { AdoptionStatus } from '@/lib/text/vocabulary'
import { draw, wordsOf } from '@/tests/support/markup'
import { requestDetail } from '@/tests/support/request-detail'

vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useRouter: () => ({}),
}))

const NOW = new Date('2026-11-22T12:00:00Z')
const AT = '2026-11-20T12:00:00.000Z'

it('a page that shows a part of what is over says of how many, and whom the owner accepted on another page', () => {
  const { pet } = requestDetail()
  const said = (...statuses: AdoptionStatus[]) => {
    const requests = statuses.map((status, id) => ({ ...requestDetail({ id, status }), task: null }))
    const accepted = { id: 99, adopter: 'Natalia', updatedAt: AT, task: null }
    const group = { pet, unanswered: 0, past: 70, accepted, concluded: null, requests }
    return wordsOf(draw(<ReceivedList groups={[group]} filter="todas" countryId="ECU" now={NOW} />)).join(' ')
  }
  expect(said('rechazada', 'retirada')).toMatch(/aceptaste a Natalia el 20 .*2 de 70 solicitudes anteriores/)
  expect(said('en espera')).toContain('70 solicitudes anteriores, más adelante')
})

it('the note counts what the tabs call "por responder", outcomes and returns included, and names the oldest to answer', () => {
  const oldest = { id: 7, adopter: 'Tango', isOpened: false, isHeld: false, isOverdue: false, createdAt: AT }
  const said = (unanswered: number) =>
    wordsOf(draw(<UnansweredNote oldest={oldest} unanswered={unanswered} countryId="ECU" now={NOW} />)).join(
      ' ',
    )
  expect(said(109)).toContain('Tienes 109 por responder . La más antigua sin abrir es la de Tango')
  expect(said(1)).toContain('Tienes 1 por responder . Es la de Tango')
})
