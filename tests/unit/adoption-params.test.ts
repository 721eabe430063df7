import { describe, expect, it } from 'vitest'
import { opensOnSent, parseReceived, receivedPath } from '@/lib/adoption/requests/params'

describe('the address of the received requests', () => {
  it('reads what it writes', () => {
    expect(receivedPath('en-espera', 12)).toBe('/dashboard/solicitudes?estado=en-espera&mascota=12')
    expect(parseReceived({ estado: 'en-espera', mascota: '12', pagina: '2' })).toEqual({
      filter: 'en-espera',
      petId: 12,
      page: 2,
    })
  })

  it('takes unknown and repeated values as missing', () => {
    const all = { filter: 'todas', petId: null, page: 1 }
    expect(parseReceived({})).toEqual(all)
    expect(parseReceived({ estado: 'enviada', mascota: 'x', pagina: '-1' })).toEqual(all)
    expect(parseReceived({ estado: ['aceptadas', 'todas'], mascota: ['1', '2'] })).toEqual(all)
  })
})

describe('what Solicitudes opens on', () => {
  const countsOf = (received: number, sent: number) => ({
    received: {
      todas: received,
      'por-responder': 0,
      'sin-leer': 0,
      aceptadas: 0,
      'en-espera': 0,
      anteriores: received,
    },
    sent: { total: sent, open: 0 },
  })

  it('is the sent requests for whoever has no others', () => {
    expect(opensOnSent({}, countsOf(0, 1), true)).toBe(true)
    expect(opensOnSent({}, countsOf(1, 1), true)).toBe(false)
    expect(opensOnSent({}, countsOf(0, 0), true)).toBe(false)
  })

  it('is the sent requests for whoever has no pets, before they send the first', () => {
    expect(opensOnSent({}, countsOf(0, 0), false)).toBe(true)
    expect(opensOnSent({}, countsOf(1, 0), false)).toBe(false)
  })

  it('is never the sent ones when the address names received ones', () => {
    expect(opensOnSent({ estado: 'todas' }, countsOf(0, 1), false)).toBe(false)
    expect(opensOnSent({ mascota: '3' }, countsOf(0, 1), false)).toBe(false)
  })
})
