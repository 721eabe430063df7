import { afterAll, describe, expect, it } from 'vitest'
import { createDb } from '@/db/client'
import { makeFoundation, makeUser } from '@/db/seed/factories'
import { get, send, sendAs, signedIn } from '@/tests/support/api'
import { DEMO_ACCOUNTS } from '@/tests/support/demo'
import { siteDatabaseUrl } from '@/tests/support/site'

/** The database of the server under test. */
const db = createDb(siteDatabaseUrl(), { max: 2 })
afterAll(() => db.$client.end())

const newPerson = async () => (await makeUser(db, { name: 'Ana María', emailVerifiedAt: new Date() })).id
const newFoundation = async () => (await makeFoundation(db)).user.id

describe('POST /start', () => {
  const post = (userId: number, id: unknown, msg: object, as = userId) =>
    sendAs(as, 'POST', '/start', { msg, id, userId: String(userId) })

  it('publishes a review, replaces it by a second one, and GET /start/{id} shows it at once', async () => {
    const [me, id] = [await newPerson(), await newFoundation()]
    const first = await post(me, String(id), { coment: ' Muy atentos. ', point: 5 })
    expect(first).toMatchObject({ status: 201, body: { msg: 'Tu comentario ha sido publicado' } })
    expect((await get(`/start/${id}`)).body).toEqual({
      puntuacion: 5,
      comentarios: [{ id: me, name: 'Ana', img: null, coment: 'Muy atentos.', start: 5 }],
    })
    expect((await post(me, id, { coment: 'Regular.', point: '3' })).status).toBe(200)
    expect((await get(`/start/${id}`)).body).toMatchObject({
      puntuacion: 3,
      comentarios: [{ coment: 'Regular.', start: 3 }],
    })
    expect((await send(`/foundation/${id}`)).text).toContain('Regular.')
  })

  it.each([
    [{ coment: '', point: 5 }, 'Por favor ingrese un comentario'],
    [{ coment: 'Muy atentos.' }, 'Por favor seleccione un valor'],
    [{ coment: 'Muy atentos.', point: 6 }, 'Por favor seleccione un valor'],
    [{ coment: 'x'.repeat(501), point: 5 }, 'Escribe 500 caracteres o menos'],
    [{ coment: 'Llamen al 0991234567', point: 5 }, expect.stringContaining('un número de teléfono')],
  ])('refuses %j', async (msg, error) => {
    const answer = await post(await newPerson(), await newFoundation(), msg)
    expect(answer).toMatchObject({ status: 400, body: { error } })
  })

  it('names a refused field as it was sent', async () => {
    const msg = { coment: 'Llamen al 0991234567', point: 5 }
    const { body } = await post(await newPerson(), await newFoundation(), msg)
    expect(body).toMatchObject({ fields: { 'msg.coment': expect.stringContaining('teléfono') } })
  })

  it('refuses to write in the name of somebody else', async () => {
    const [me, other, id] = [await newPerson(), await newPerson(), await newFoundation()]
    expect((await post(other, id, { coment: 'Muy atentos.', point: 5 }, me)).status).toBe(403)
    expect((await get(`/start/${id}`)).body).not.toMatchObject({ comentarios: [{}] })
  })
})

describe('/review/{id}', () => {
  const mainOf = (text: string) => text.slice(text.indexOf('<main'), text.indexOf('</main>'))
  const open = async (path: string, as: number) => mainOf((await send(path, 'GET', await signedIn(as))).text)

  it('redirects visitors to the login and back', async () => {
    const { status, headers } = await send('/review/3')
    expect([status, headers.get('location')]).toEqual([307, '/login?callbackUrl=%2Freview%2F3'])
  })

  it.each(['/review/abc', '/review/2147483647', '/review/4'])(
    '%s answers 404 without such a foundation',
    async (path) => {
      for (const headers of [{}, await signedIn(DEMO_ACCOUNTS.adopta)])
        expect((await send(path, 'GET', headers)).status).toBe(404)
    },
  )

  it.each([
    ['its own foundation', DEMO_ACCOUNTS.fundacion, 'Nadie califica a su propia fundación'],
    ['another foundation', DEMO_ACCOUNTS.pendiente, 'los comentarios los dejan las personas'],
    ['staff', DEMO_ACCOUNTS.admin, 'Las cuentas del equipo no comentan'],
  ])('tells %s why it cannot comment', async (_, who, sentence) => {
    const main = await open('/review/3', who)
    expect(main).toContain(sentence)
    expect(main).not.toContain('<textarea')
  })

  it('offers somebody whose e-mail is not confirmed to send the mail again', async () => {
    const { id } = await makeUser(db, { emailVerifiedAt: null })
    const main = await open('/review/3', id)
    expect(main).toContain('Confirma tu correo')
    expect(main).toContain('Reenviar correo de confirmación')
  })
})

it('a foundation has a rating in its structured data once somebody has commented', async () => {
  const [me, id] = [await newPerson(), await newFoundation()]
  expect((await send(`/foundation/${id}`)).text).not.toContain('aggregateRating')
  await sendAs(me, 'POST', '/start', { msg: { coment: 'Muy atentos.', point: 4 }, id, userId: me })
  expect((await send(`/foundation/${id}`)).text).toContain('"ratingValue":4,"reviewCount":1')
})
