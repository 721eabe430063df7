import { afterAll, describe, expect, it } from 'vitest'
import { createDb } from '@/db/client'
import { makePet } from '@/db/seed/factories'
import { send, signedIn } from '@/tests/support/api'
import { wordsOf } from '@/tests/support/markup'
import { siteDatabaseUrl } from '@/tests/support/site'

const db = createDb(siteDatabaseUrl(), { max: 1 })
afterAll(() => db.$client.end())

const ROBOTS = /<meta name="robots" content="([^"]+)"/
const BACK = /<a [^>]*href="([^"]+)"[^>]*>(?:<svg.*?<\/svg>)?Regresar/

describe('the donation page', () => {
  it.each([
    ['/sponsor', '/'],
    ['/sponsor?mascota=100015', '/pet-detail/100015'],
    ['/sponsor?fundacion=3', '/foundation/3'],
    ['/sponsor?mascota=abc&fundacion=3', '/foundation/3'],
    ['/sponsor?fundacion=3&elegida=1', '/sponsor'],
    ['/sponsor?mascota=abc', '/'],
    // Waits for approval.
    ['/sponsor?fundacion=4', '/'],
  ])('%s is not indexed and leads back to %s', async (path, back) => {
    const { status, text } = await send(path, 'GET', await signedIn(1))
    const main = text.slice(text.indexOf('<main'), text.indexOf('</main>'))
    expect(status).toBe(200)
    expect(ROBOTS.exec(text)?.[1]).toContain('noindex')
    expect(BACK.exec(main)?.[1]).toBe(back)
  })

  it.each([
    ['/sponsor?mascota=100015', /^Apadrina a /, /^\/pet-detail\/100015\/imagen\/vista-previa$/],
    ['/sponsor?fundacion=3', /^Dona a Albergue/, /-og\.jpg$/],
    ['/foundation/3/gastos', /^Gastos publicados de Albergue/, /-og\.jpg$/],
  ])('%s is previewed with whom the money is for', async (path, title, picture) => {
    const { text } = await send(path)
    const named = (name: string) =>
      new RegExp(`<meta property="og:${name}" content="([^"]+)"`).exec(text)?.[1] ?? ''
    expect(named('title')).toMatch(title)
    expect(new URL(named('image')).pathname).toMatch(picture)
    expect(`${new URL(named('url')).pathname}${new URL(named('url')).search}`).toBe(path)
    expect(ROBOTS.exec(text)?.[1]).toContain('noindex')
  })

  const mainOf = async (path: string) => {
    const { text } = await send(path)
    return text.slice(text.indexOf('<main'), text.indexOf('</main>')).replace(/<script.*?<\/script>/gs, '')
  }

  it('names a pet that was adopted, whose donation is for its foundation', async () => {
    const pet = await makePet(db, { ownerId: 3, status: 'adoptado', name: 'Mota' })
    const words = wordsOf((await mainOf(`/sponsor?mascota=${pet.id}`)).replaceAll('<!-- -->', '')).join(' ')
    expect(words).toMatch(/Dona a (.+) Mota ya tiene familia: tu donación va a \1\./)
  })

  it.each([
    ['/sponsor?mascota=2000000000', 'Esa mascota no está publicada: puede que ya tenga familia'],
    ['/sponsor?mascota=2000000000&fundacion=3', 'Esa mascota no está publicada: tu donación va a '],
    ['/sponsor?fundacion=2000000000', 'Esa página ya no recibe donaciones'],
  ])('%s says what is gone', async (path, sentence) => {
    expect(await mainOf(path)).toContain(sentence)
  })

  it('tells visitors before they fill it in that they need an account, with a link that comes back', async () => {
    const main = await mainOf('/sponsor?mascota=100015&monto=15')
    const [, look = '', back = ''] = /<p class="([^"]*)">Para donar,.*?<a href="([^"]*)"/s.exec(main) ?? []
    expect(look).toContain('signed-in:hidden')
    expect(decodeURIComponent(back)).toBe('/login?callbackUrl=/sponsor?mascota=100015&monto=15&moneda=CLP')
  })

  it.each(['/sponsor/confirm', '/sponsor/confirm?donacion=1', '/sponsor/confirm?donacion=1&cancelada=1'])(
    '%s confirms nothing to a visitor',
    async (path) => {
      const { status, text } = await send(path)
      expect(status).toBe(200)
      expect(text).toContain('No encontramos esa donación')
      expect(text).not.toMatch(/Gracias|Monto/)
    },
  )
})

it.each([
  ['/adoption', '/adoption'],
  ['/adoption?mascota=100015', '/adoption?mascota=100015'],
  ['/adoption?mascota=abc', '/adoption'],
])('%s redirects signed-out visitors to the login, with a callback URL', async (path, back) => {
  const { status, headers } = await send(path)
  expect([status, headers.get('location')]).toEqual([307, `/login?callbackUrl=${encodeURIComponent(back)}`])
})
