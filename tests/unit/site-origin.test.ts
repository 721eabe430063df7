import { afterEach, describe, expect, it, vi } from 'vitest'

/** The module as a server of this site loads it. */
async function siteAt(siteUrl: string, mode: string) {
  vi.resetModules()
  vi.stubEnv('SITE_URL', siteUrl)
  vi.stubEnv('TRUSTED_PROXY_HOPS', '1')
  vi.stubEnv('STAND_INS', 'deny')
  vi.stubEnv('RESEND_API_KEY', 're_1')
  vi.stubEnv('DONATIONS', 'off')
  vi.stubEnv('NODE_ENV', mode)
  return import('@/lib/platform/http/site-origin')
}
afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const SITE = 'https://querencia.example'

describe('the origin of a request', () => {
  it('is this site’s only if it is that of SITE_URL, whatever the request calls its host', async () => {
    const { isSiteOrigin } = await siteAt(SITE, 'production')
    expect(isSiteOrigin(SITE, 'evil.example')).toBe(true)
    for (const origin of [
      'https://evil.example',
      'http://evil.example',
      'http://querencia.example',
      'https://querencia.example:8443',
      'https://querencia.example.evil.example',
      'https://localhost',
      'null',
      '',
    ])
      for (const host of [URL.canParse(origin) ? new URL(origin).host : 'x', 'querencia.example'])
        expect(isSiteOrigin(origin, host), `${origin} at ${host}`).toBe(false)
  })

  it('of a site on this machine may have another of its names, at the same port', async () => {
    const { isSiteOrigin } = await siteAt('http://localhost:3000', 'production')
    for (const name of ['localhost', '127.0.0.1', '[::1]'])
      expect(isSiteOrigin(`http://${name}:3000`, 'evil.example')).toBe(true)
    for (const origin of ['http://127.0.0.1:3001', 'https://127.0.0.1:3000', 'http://evil.example:3000'])
      expect(isSiteOrigin(origin, new URL(origin).host)).toBe(false)
  })

  it('in development may be the host that the browser asked for', async () => {
    const { isSiteOrigin } = await siteAt('http://localhost:3000', 'development')
    expect(isSiteOrigin('http://192.168.1.5:3000', '192.168.1.5:3000')).toBe(true)
    expect(isSiteOrigin('http://192.168.1.5:3000', 'localhost:3000')).toBe(false)
  })

  it('tells the framework a host that no client chose', async () => {
    const { hostOf } = await siteAt(SITE, 'production')
    expect(hostOf('https://evil.example', 'evil.example')).toBe('querencia.example')
    expect(hostOf(undefined, 'evil.example')).toBe('querencia.example')
    expect(hostOf(SITE, '10.0.0.7:3000')).toBe('querencia.example')
  })
})
