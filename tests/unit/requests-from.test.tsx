import { describe, expect, it } from 'vitest'
import { RequestHeader } from '@/components/adoption/requests/request-header'
import { RequestsFromForm } from '@/components/dashboard/requests-from-form'
import { AdoptionBox } from '@/components/pets/adoption-box'
import { requestsFromWords } from '@/lib/pets/copy'
import { samplePet } from '@/tests/support/fixtures'
import { draw, wordsOf } from '@/tests/support/markup'
import { requestDetail } from '@/tests/support/request-detail'

const boxOf = (changes: Parameters<typeof samplePet>[0]) =>
  wordsOf(
    draw(<AdoptionBox pet={samplePet(changes)} rate={null} site="https://querencia.example" donations />),
  ).join(' ')

describe('from where requests are taken', () => {
  it('is said beside the button of a pet that takes them, where it is not from anywhere', () => {
    expect(boxOf({ requestsFrom: 'su país' })).toContain('Valentina acepta solicitudes solo de Colombia')
    expect(boxOf({ requestsFrom: 'su ciudad' })).toContain('Valentina acepta solicitudes solo de Medellín')
    expect(boxOf({})).not.toContain('acepta solicitudes')
    expect(boxOf({ requestsFrom: 'su país', status: 'adoptado' })).not.toContain('acepta solicitudes')
  })

  it('a foundation is called by its name', () => {
    const foundation = { id: 3, name: 'Refugio Patitas', photo: null, rating: null, reviewCount: 0 }
    expect(requestsFromWords(samplePet({ requestsFrom: 'su país', foundation }))).toBe(
      'Refugio Patitas acepta solicitudes solo de Colombia',
    )
  })

  it('is chosen among three, starting with what is saved', () => {
    const html = draw(<RequestsFromForm saved="su país" />)
    const options = [...html.matchAll(/<option([^>]*)>([^<]+)</g)].map(([, attributes = '', label]) => [
      label,
      attributes.includes('selected'),
    ])
    expect(options).toEqual([
      ['De cualquier lugar', false],
      ['Solo de mi país', true],
      ['Solo de mi ciudad', false],
    ])
  })
})

it('an owner reads above a request that it comes from another country, and how far that is', () => {
  const border = { pet: 'Chile', adopter: 'Ecuador', km: 5128 }
  const headerOf = (request: Parameters<typeof requestDetail>[0]) =>
    wordsOf(draw(<RequestHeader request={requestDetail(request)} />)).join(' ')
  expect(headerOf({ border })).toContain('Vive en Ecuador, a 5128 km')
  expect(headerOf({ border: null })).not.toContain('Vive en')
  expect(headerOf({ border, side: 'adopter' })).not.toContain('Vive en')
})
