import { describe, expect, it } from 'vitest'
import { send, signedIn, tokenOf } from '@/tests/support/api'
import { API_MATRIX } from '@/tests/support/api-matrix'
import { ODD_NUMBERS } from '@/tests/support/odd-numbers'

const OWNER = 1
const STAFF = 5
/** Parts of an address that are numbers of rows. */
const NUMBER = /\[(?:id|day|event|review|petId|userId|typeId)\]|\{(?:id|petId|userId|typeId)\}/g

const ADDRESSES = Object.keys(API_MATRIX).filter((name) => name.search(NUMBER) !== -1)

const QUERIES = [
  '/adoption?mascota=',
  '/admin/avisos?pagina=',
  '/admin/bitacora?quien=',
  '/admin/bitacora?pagina=',
  '/admin/bitacora/csv?quien=',
  '/admin/cuentas?pagina=',
  '/admin/dinero?pagina=',
  '/dashboard/donations?anio=',
  '/dashboard/donations?mascota=',
  '/dashboard/solicitudes?mascota=',
  '/foundations/mascotas?pagina=',
  '/quizz?mascota=',
  '/searcher/todos?pagina=',
  '/searcher/todos?refugio=',
  '/sponsor?fundacion=',
  '/sponsor?mascota=',
  '/sponsor/confirm?donacion=',
  '/api/v1.0/pets?breedId=',
  '/api/v1.0/pets?page=',
  '/api/v1.0/pets?limit=',
]

describe('a number that is none', () => {
  it('is asked for at every address that has a number', () => {
    expect(ADDRESSES.length).toBeGreaterThan(30)
  })

  it.each(ADDRESSES)('is no internal error at %s', async (name) => {
    const [method = 'GET', pattern = '/'] = name.split(' ')
    const isApi = pattern.startsWith('/api/v1.0')
    for (const person of [OWNER, STAFF])
      for (const odd of ODD_NUMBERS) {
        const path = pattern.replace(NUMBER, encodeURIComponent(odd))
        const identity = isApi ? { authorization: await tokenOf(person) } : await signedIn(person)
        const sends = method !== 'GET' && method !== 'DELETE'
        const headers = { ...identity, ...(sends && { 'content-type': 'application/json' }) }
        const answer = await send(path, method, headers, sends ? '{}' : undefined)
        expect(answer.status, path).toBeLessThan(500)
        expect(answer.text, path).not.toContain('Algo salió mal')
      }
  })

  it.each(QUERIES)('is no internal error in %s', async (query) => {
    for (const odd of ODD_NUMBERS) {
      const path = `${query}${encodeURIComponent(odd)}`
      const { status, text } = await send(
        path,
        'GET',
        await signedIn(query.startsWith('/admin') ? STAFF : OWNER),
      )
      expect(status, path).toBeLessThan(500)
      expect(text, path).not.toContain('Algo salió mal')
    }
  })
})
