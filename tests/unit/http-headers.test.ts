import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { corsHeaders } from '@/lib/platform/http/route'
import { SECRET_LINK_PATHS, securityHeaders } from '@/lib/platform/http/security-headers'

const ALLOWED = ['https://app.example']

describe('CORS headers', () => {
  it('are absent while no origin is allowed', () => {
    expect(corsHeaders('https://app.example', [])).toEqual({})
  })

  it('allow a listed origin, without credentials', () => {
    const headers = corsHeaders('https://app.example', ALLOWED)
    expect(headers['Access-Control-Allow-Origin']).toBe('https://app.example')
    expect(headers['Access-Control-Allow-Headers']).toBe('authorization, content-type, auth0')
    expect(headers).not.toHaveProperty('Access-Control-Allow-Credentials')
  })

  it.each([null, 'null', 'https://app.example.evil', 'http://app.example', 'https://APP.example'])(
    'refuse the origin %s, and vary by origin for caches',
    (origin) => {
      expect(corsHeaders(origin, ALLOWED)).toEqual({ Vary: 'Origin' })
    },
  )
})

describe('security headers', () => {
  it('let pages load from this site only, evaluating code in development alone', () => {
    const csp = (isDevelopment: boolean) =>
      securityHeaders('http://localhost:3000', undefined, isDevelopment).find(
        ({ key }) => key === 'Content-Security-Policy',
      )?.value
    expect(csp(false)).toContain("default-src 'self';")
    expect(csp(false)).not.toContain('unsafe-eval')
    expect(csp(true)).toContain('unsafe-eval')
  })

  it('no page may move its own addresses elsewhere, or share a window with other sites', () => {
    const headers = Object.fromEntries(
      securityHeaders('https://querencia.example').map(({ key, value }) => [key, value]),
    )
    expect(headers['Content-Security-Policy']).toContain("base-uri 'none'")
    expect(headers['Cross-Origin-Opener-Policy']).toBe('same-origin')
    expect(headers['Cross-Origin-Resource-Policy']).toBe('same-origin')
  })

  it('every page whose address holds a token keeps it from other sites and search engines', () => {
    const pages = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\[token\]\/page\.tsx$/.test(file),
    )
    const paths = pages.map((file) => `/${file.replaceAll(/\([^)]*\)\//g, '').replace('/page.tsx', '')}`)
    expect(paths.length).toBeGreaterThan(3)
    const isKnown = (path: string) =>
      SECRET_LINK_PATHS.some((known) => path.startsWith(known.replace(':path+', '')))
    expect(paths.filter((path) => !isKnown(path))).toEqual([])
  })

  const names = (siteUrl: string) => securityHeaders(siteUrl).map(({ key }) => key)

  it('contain HSTS only on an https site', () => {
    expect(names('http://localhost:3000')).not.toContain('Strict-Transport-Security')
    expect(names('https://querencia.example')).toContain('Strict-Transport-Security')
  })

  it('allow form targets only on this site, the payment page and the OIDC provider', () => {
    const targets = (issuer?: string) =>
      /form-action ([^;]+)/.exec(JSON.stringify(securityHeaders('http://localhost:3000', issuer)))?.[1]
    expect(targets()).toMatch(/^'self' https:\/\/checkout\.stripe\.com"/)
    expect(targets('https://id.example/realms/one')).toMatch(/stripe\.com https:\/\/id\.example"/)
  })
})
