import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import type { Provider } from '@/lib/people/oidc/provider'
import { identityOfAccessToken } from '@/lib/people/oidc/userinfo'
import { LoopbackServer } from '@/tests/support/loopback'

const CLIENT = 'querencia'
const jwt = (payload: object) =>
  ['{}', JSON.stringify(payload), ''].map((part) => Buffer.from(part).toString('base64url')).join('.')
/** What every address of the provider answers instead. */
let oddAnswer: string | null = null
/** Opaque tokens the provider knows, and the client it issued each to. */
const OPAQUE: Record<string, string> = { ours: CLIENT, theirs: 'another-application' }

describe('an access token of the provider', () => {
  let provider: Provider
  const server = new LoopbackServer((request, response) => {
    const { issuer } = provider
    const body: string[] = []
    request.on('data', (chunk) => body.push(String(chunk)))
    request.on('end', () => {
      const token = new URLSearchParams(body.join('')).get('token') ?? ''
      const answers: Record<string, object> = {
        '/.well-known/openid-configuration': {
          issuer,
          userinfo_endpoint: `${issuer}/userinfo`,
          introspection_endpoint: `${issuer}/introspection`,
        },
        '/userinfo': { sub: 'lucia', email: 'lucia@correo.example', email_verified: true },
        '/introspection': OPAQUE[token] ? { active: true, client_id: OPAQUE[token] } : { active: false },
      }
      response.setHeader('content-type', 'application/json')
      response.end(oddAnswer ?? JSON.stringify(answers[request.url ?? ''] ?? {}))
    })
  })

  beforeAll(async () => {
    await server.start()
    provider = {
      issuer: server.url,
      clientId: CLIENT,
      clientSecret: 'secret',
      name: 'Prueba',
    }
  })
  afterAll(() => server.stop())

  it.each([
    ['a JWT with our client as authorized party', jwt({ azp: CLIENT })],
    ['a JWT with our client_id', jwt({ client_id: CLIENT })],
    ['an opaque token issued to our client', 'ours'],
  ])('is accepted: %s', async (_case, token) => {
    expect(await identityOfAccessToken(provider, token)).toMatchObject({ subject: 'lucia' })
  })

  it.each([
    ['a JWT of another application', jwt({ azp: 'another-application', client_id: CLIENT })],
    ['a JWT that names no client', jwt({ sub: 'lucia' })],
    ['an opaque token of another application', 'theirs'],
    ['an unknown token', 'invented'],
  ])('is rejected: %s', async (_case, token) => {
    await expect(identityOfAccessToken(provider, token)).rejects.toMatchObject({ code: 'unauthenticated' })
  })

  it.each(['null', '[]', '{"issuer":7}', '<html>', ''])(
    'is no failure of ours where the provider answers %j, or not at all',
    async (answer) => {
      oddAnswer = answer
      onTestFinished(() => {
        oddAnswer = null
      })
      const unavailable = { code: 'unavailable' }
      await expect(identityOfAccessToken(provider, 'ours')).rejects.toMatchObject(unavailable)
      const away = { ...provider, issuer: 'http://127.0.0.1:1' }
      await expect(identityOfAccessToken(away, 'ours')).rejects.toMatchObject(unavailable)
    },
  )
})
