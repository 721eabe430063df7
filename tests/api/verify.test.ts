import { describe, expect, it } from 'vitest'
import { get, send, sendJson } from '@/tests/support/api'
import { join, logIn, logInAs, mailsTo, registration, secretMailedTo } from '@/tests/support/api-people'
import { newEmail } from '@/tests/support/new-names'

describe('a confirmation by the API', () => {
  it.each(['GET', 'POST'])(
    '%s /verify/tk outside the browser that registered confirms no stranger’s password',
    async (method) => {
      const person = registration()
      const elsewhere = await sendJson('POST', '/user', person)
      expect(elsewhere.headers.get('set-cookie')).toBeNull()
      const path = `/api/v1.0/verify/tk/${await secretMailedTo(person.email)}`
      const msg = expect.stringContaining('elige tu contraseña')
      expect(await send(path, method)).toMatchObject({ status: 200, body: { msg } })
      expect(await send(path, method)).toMatchObject({ status: 200, body: { msg } })
      expect(await logIn(person.email)).toMatchObject({ status: 401 })
      expect(await sendJson('POST', '/verify/recpass', person)).toMatchObject({ status: 200 })
      const next = { password1: 'Madrugada8?', password2: 'Madrugada8?' }
      await sendJson('PUT', `/verify/modpass/${await secretMailedTo(person.email)}`, next)
      expect(await logIn(person.email, 'Madrugada8?')).toMatchObject({ status: 200 })
    },
  )
})

describe('the reset of a password', () => {
  it('a password reset link works once and ends every session', async () => {
    const { email } = await join()
    const { token, user } = await logInAs(email)
    expect(await sendJson('POST', '/verify/recpass', { email })).toMatchObject({ status: 200 })
    const secret = await secretMailedTo(email)
    const next = { password1: 'Madrugada8?', password2: 'Madrugada8?' }
    const path = `/verify/modpass/${secret}`
    expect(await sendJson('PUT', path, { ...next, password2: 'Otra1234!' })).toMatchObject({ status: 400 })
    expect(await sendJson('PUT', path, next)).toMatchObject({ status: 200 })
    expect(await sendJson('PUT', path, next)).toMatchObject({ status: 400 })
    expect(await get(`/user/${user.id}`, { authorization: token })).toMatchObject({ status: 401 })
    expect(await logIn(email, 'Madrugada8?')).toMatchObject({ status: 200 })
  })

  it('a password reset for an unknown e-mail is refused', async () => {
    expect(await sendJson('POST', '/verify/recpass', { email: newEmail() })).toMatchObject({
      status: 404,
      body: { error: 'El email no está registrado' },
    })
  })
})

describe('POST /verify', () => {
  it('POST /verify answers the same with and without an account, and mails at most once a minute', async () => {
    const person = registration()
    await sendJson('POST', '/user', person)
    const known = await sendJson('POST', '/verify', { email: person.email })
    const unknown = await sendJson('POST', '/verify', { email: newEmail() })
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text])
    expect(await mailsTo(person.email)).toHaveLength(1)
  })
})
