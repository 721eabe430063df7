import { describe, expect, it, vi } from 'vitest'
import { STRIP_SIZE } from '@/components/site/home/strip-size'
import { WaitingStrip } from '@/components/site/home/waiting-strip-island.signed-in'
import { waitingStrip } from '@/lib/adoption/waiting/copy'
import type { WaitingRequestDto } from '@/lib/adoption/waiting/dto'
import { byUrgency } from '@/lib/adoption/waiting/rules'
import { waitingRequest } from '@/tests/support/fixtures'
import { draw, linksIn } from '@/tests/support/markup'

const seen = vi.hoisted(() => ({ viewer: undefined as object | undefined }))
vi.mock('@/components/people/viewer/use-viewer', () => ({ useViewer: () => seen.viewer }))

const message = { unread: 2, unreadAt: '2026-11-26T14:00:00Z' }
const waiting = (...requests: WaitingRequestDto[]) => ({
  count: requests.length,
  unanswered: requests.filter(({ side }) => side === 'owner').length,
  requests,
})

describe('the strip of the home page', () => {
  it('tells of a message before requests to answer, and of those before an answer or a request just sent', () => {
    const all = [
      waitingRequest({ id: 1, side: 'adopter' }),
      waitingRequest({ id: 2, side: 'adopter', status: 'aceptada' }),
      waitingRequest({ id: 3 }),
      waitingRequest({ id: 4, ...message }),
    ].sort(byUrgency)
    expect(all.map(({ id }) => id)).toEqual([4, 3, 2, 1])
    const texts = all.map((_, at) => waitingStrip(waiting(...all.slice(at)))?.text)
    expect(texts).toEqual([
      'Lucía te escribió sobre Almendra',
      'Lucía quiere adoptar a Almendra',
      'Lucía aceptó tu solicitud para Almendra',
      'Tu solicitud para Almendra: enviada a Lucía',
    ])
    expect(waitingStrip(waiting())).toBeNull()
  })

  it('has one size, also before it is known and for whom nothing waits', () => {
    const strip = waitingStrip(waiting(waitingRequest(message)))
    const drawn = [undefined, { name: '', waiting: { count: 1, strip } }, { name: 'Luz' }].map((viewer) => {
      seen.viewer = viewer
      return draw(<WaitingStrip />)
    })
    for (const html of drawn) expect(html).toContain(`class="${STRIP_SIZE}`)
    expect(drawn.map((html) => linksIn(html))).toEqual([
      [],
      [['Lucía te escribió sobre Almendra Responder', '/dashboard/solicitudes/7/mensajes#nuevos']],
      [['Hola, Luz Ver tu resumen', '/dashboard']],
    ])
  })
})
