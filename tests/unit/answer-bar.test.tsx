import { expect, it } from 'vitest'
import { RequestStatus } from '@/components/adoption/requests/request-status'
import { AnswerBar } from '@/components/adoption/requests/request-view'
import { draw, linksIn } from '@/tests/support/markup'
import { requestDetail } from '@/tests/support/request-detail'

const NOW = new Date('2026-11-22T12:00:00Z')

it('an owner who has to answer finds it at the bottom of a phone, as links to what the page has', () => {
  for (const status of ['enviada', 'en revisión', 'en espera'] as const) {
    const request = requestDetail({ status })
    expect(linksIn(draw(<AnswerBar request={request} />))).toEqual([
      ['Escribirle', '/dashboard/solicitudes/1/mensajes#nuevos'],
      ['Responder', '#responder'],
    ])
    const page = draw(<RequestStatus request={request} now={NOW} hasFailed={false} />)
    expect(page.match(/id="responder"/g)).toHaveLength(1)
  }
})

it('there is no bar for adopters, nor once nothing is to be decided', () => {
  expect(draw(<AnswerBar request={requestDetail({ side: 'adopter' })} />)).toBe('')
  expect(draw(<AnswerBar request={requestDetail({ status: 'rechazada' })} />)).toBe('')
})
