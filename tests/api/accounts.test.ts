import { describe, expect, it } from 'vitest'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { get, send, sendJson } from '@/tests/support/api'
import {
  BROWSER,
  city,
  cookiesOf,
  join,
  logIn,
  logInAs,
  registration,
  secretMailedTo,
} from '@/tests/support/api-people'
import { demoEmail } from '@/tests/support/demo'
import { staffLogin } from '@/tests/support/second-factor'
import { BASE_URL } from '@/tests/support/site'

describe('POST /user', () => {
  it('POST /user registers an account that may sign in once its e-mail is confirmed', async () => {
    const person = registration()
    const registered = await sendJson('POST', '/user', person, BROWSER)
    expect(registered).toMatchObject({
      status: 200,
      body: { message: expect.stringContaining('Usuario creado con éxito!') },
    })
    expect(registered.headers.get('set-cookie')).toMatch(/^querencia-alta=[^;]+;.*httponly/i)
    expect(await logIn(person.email)).toMatchObject({ status: 403, body: { code: 'email_not_confirmed' } })
    const secret = await secretMailedTo(person.email)
    expect(await send(`/api/v1.0/verify/tk/${secret}`, 'HEAD')).toMatchObject({ status: 200 })
    expect(await logIn(person.email)).toMatchObject({ status: 403 })
    const confirm = () => get(`/verify/tk/${secret}`, cookiesOf(registered.headers))
    const done = { status: 200, body: { msg: 'Email verificado correctamente!' } }
    expect([await confirm(), await confirm()]).toMatchObject([done, done])
    expect(await logIn(person.email)).toMatchObject({
      status: 200,
      body: { token: expect.any(String), user: { email: person.email, role: 'user', verification: true } },
    })
  })

  it('POST /user registers a foundation with its document as multipart, pending', async () => {
    const data = registration({ role: 'foundation' })
    const form = new FormData()
    form.set('data', JSON.stringify(data))
    form.set('document', new File(['%PDF-1.7'], 'acta.pdf', { type: 'application/pdf' }))
    const answer = await fetch(`${BASE_URL}/api/v1.0/user`, { method: 'POST', body: form, headers: BROWSER })
    expect([answer.status, await answer.json()]).toEqual([200, { message: expect.any(String) }])
    await get(`/verify/tk/${await secretMailedTo(data.email)}`, cookiesOf(answer.headers))
    const { token, user } = await logInAs(data.email)
    expect(await get(`/user/${user.id}`, { authorization: token })).toMatchObject({
      body: { role: 'fundation', document: true, active: false, foundationStatus: 'pendiente' },
    })
    expect((await get('/fundations')).text).not.toContain(data.email)
  })

  it('POST /user accepts numbers in a foundation’s name and not in a person’s', async () => {
    const named = (role: string) =>
      sendJson('POST', '/user', registration({ role, name: 'Huellitas', lastName: '24' }))
    expect((await named('fundation')).body).toEqual({ message: expect.any(String) })
    expect((await named('user')).body).toMatchObject({
      fields: { lastName: 'Escribe solo tu nombre, sin números ni enlaces' },
    })
  })

  it.each([
    ['a weak password', { password: 'corta', confirmPassword: 'corta' }, 'password'],
    ['a password that differs', { confirmPassword: 'Otra1234!' }, 'confirmPassword'],
    ['the role of staff', { role: 'admin' }, 'role'],
    ['a city of nowhere', { cityId: '2000000000' }, 'cityId'],
    ['no name', { name: ' ' }, 'name'],
    ['an e-mail that is none', { email: 'nadie' }, 'email'],
  ])(
    'POST /user answers %s with 200 and Error, which existing clients look for',
    async (_title, overrides, field) => {
      const { status, body } = await sendJson('POST', '/user', registration(overrides))
      expect(status).toBe(200)
      expect(body).toEqual({
        Error: expect.any(String),
        error: expect.any(String),
        fields: { [field]: expect.any(String) },
      })
    },
  )

  it('POST /user reveals that an e-mail is taken, and nothing else about the account', async () => {
    const { body } = await sendJson(
      'POST',
      '/user',
      registration({ email: demoEmail('adopta').toUpperCase() }),
    )
    expect(body).toEqual({
      Error: expect.stringContaining('ya está registrado'),
      error: expect.any(String),
      fields: { email: expect.any(String) },
    })
  })

  it.each([
    ['what cannot be read', '{"role":', 400],
    ['more than a megabyte', JSON.stringify({ name: 'x'.repeat(1_100_000) }), 413],
  ])('POST /user answers %s with its true status', async (_title, text, status) => {
    const answer = await send('/api/v1.0/user', 'POST', { 'content-type': 'Application/json' }, text)
    expect(answer.status).toBe(status)
  })
})

describe('POST /auth/userLogin', () => {
  it('POST /auth/userLogin answers an unknown e-mail and a wrong password alike', async () => {
    const unknown = await logIn('nadie@correo.example')
    const wrong = await logIn(demoEmail('adopta'), 'Equivocada1!')
    expect(unknown).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
    expect(wrong.text).toBe(unknown.text)
  })

  it('a login sets an HttpOnly cookie; cookie and token are not interchangeable', async () => {
    const { headers, body } = await logIn(demoEmail('adopta'), DEMO_PASSWORD)
    const { token, user } = body as { token: string; user: { id: number } }
    const set = headers.get('set-cookie') ?? ''
    expect(set).toMatch(/next-auth\.session-token=[^;]+;.*?HttpOnly/i)
    const cookie = /next-auth\.session-token=([^;]+)/.exec(set)?.[1] ?? ''
    const path = `/user/${user.id}`
    expect(await get(path, { cookie: `next-auth.session-token=${cookie}` })).toMatchObject({ status: 200 })
    expect(await get(path, { authorization: token })).toMatchObject({ status: 200 })
    expect(await get(path, { authorization: `Bearer ${token}` })).toMatchObject({ status: 200 })
    expect(await get(path, { authorization: cookie })).toMatchObject({ status: 401 })
    expect(await get(path, { cookie: `next-auth.session-token=${token}` })).toMatchObject({ status: 401 })
  })
})

describe('POST /auth/logout', () => {
  it('a logout ends that session, cookie included, and no other', async () => {
    const { email } = await join()
    const { headers, body } = await logIn(email)
    const cookie = /next-auth\.session-token=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? ''
    const [one, two] = [body as Awaited<ReturnType<typeof logInAs>>, await logInAs(email)]
    expect(await sendJson('POST', '/auth/logout', {}, { authorization: one.token })).toMatchObject({
      status: 200,
    })
    const path = `/user/${one.user.id}`
    expect(await get(path, { authorization: one.token })).toMatchObject({ status: 401 })
    expect(await get(path, { cookie })).toMatchObject({ status: 401 })
    expect(await get(path, { authorization: two.token })).toMatchObject({ status: 200 })
  })
})

describe('POST /auth/logout with a token that has run out', () => {
  it('POST /auth/logout ends the session of the cookie and takes it away', async () => {
    const { email } = await join()
    const { headers, body } = await logIn(email)
    const cookie = /next-auth\.session-token=[^;]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? ''
    const { user } = body as Awaited<ReturnType<typeof logInAs>>
    const stale = { authorization: 'stale.token', cookie, 'sec-fetch-site': 'same-origin' }
    const answer = await sendJson('POST', '/auth/logout', {}, stale)
    expect(answer.status).toBe(401)
    expect(answer.headers.get('set-cookie')).toMatch(/next-auth\.session-token=;/)
    expect(await get(`/user/${user.id}`, { cookie })).toMatchObject({ status: 401 })
    const foreign = {
      cookie: (await logIn(email)).headers.get('set-cookie') ?? '',
      origin: 'https://malo.example',
    }
    expect(await sendJson('POST', '/auth/logout', {}, foreign)).toMatchObject({ status: 403 })
  })

  it('POST /auth/userLogin answers a password of any length as a wrong one', async () => {
    const { email } = await join()
    const attempt = { email, password: 'x'.repeat(5000) }
    expect(await sendJson('POST', '/auth/userLogin', attempt)).toMatchObject({
      status: 401,
      body: { error: 'Correo o contraseña incorrectos' },
    })
  })
})

describe('/user/{id}', () => {
  it('/user/{id} is readable by its owner only', async () => {
    const { email } = await join()
    const { token, user } = await logInAs(email)
    expect(await get(`/user/${user.id}`)).toMatchObject({ status: 401 })
    expect(await get('/user/1', { authorization: token })).toMatchObject({ status: 403 })
    const change = { name: 'Otra' }
    expect(await sendJson('PATCH', '/user/1', change, { authorization: token })).toMatchObject({
      status: 403,
    })
    const login = await staffLogin(demoEmail('admin'), DEMO_PASSWORD)
    const { body } = await sendJson('POST', '/auth/userLogin', login)
    const admin = { authorization: (body as { token: string }).token }
    expect(await get(`/user/${user.id}`, admin)).toMatchObject({ status: 200 })
  })

  it('PATCH /user/{id} takes names and ids, ignores protected fields, and drops a city of another country', async () => {
    const { email } = await join()
    const { token, user } = await logInAs(email)
    const patch = (change: unknown) => sendJson('PATCH', `/user/${user.id}`, change, { authorization: token })
    expect(await patch({})).toMatchObject({ status: 200, body: { countryId: 'CHL', cityId: city?.id } })
    expect(await patch({ name: '  Rosa ', countryId: 'perú', cityId: 'lima', role: 'admin' })).toMatchObject({
      status: 200,
      body: { name: 'Rosa', countryId: 'PER', city: 'Lima', role: 'user' },
    })
    expect(await patch({ countryId: 'COL' })).toMatchObject({ body: { countryId: 'COL', cityId: null } })
    await patch({ countryId: 'ECU' })
    // Argentina has a larger one.
    expect(await patch({ cityId: 'Santa Rosa' })).toMatchObject({
      body: { countryId: 'ECU', city: 'Santa Rosa' },
    })
    for (const [field, change] of Object.entries({ name: '', cityId: 2_000_000_000 }))
      expect(await patch({ [field]: change })).toMatchObject({
        status: 400,
        body: { fields: { [field]: expect.any(String) } },
      })
  })

  it.each(['x', 'x'.repeat(2000)])(
    'a token that is none of ours is refused as a dead link (%#)',
    async (token) => {
      const reset = { password1: 'Nueva-clave-81', password2: 'Nueva-clave-81' }
      expect(await get(`/verify/tk/${token}`)).toMatchObject({
        status: 400,
        body: { error: expect.any(String) },
      })
      expect(await sendJson('PUT', `/verify/modpass/${token}`, reset)).toMatchObject({ status: 400 })
    },
  )
})
