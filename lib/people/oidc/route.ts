import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { Route } from 'next'
import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { absoluteUrl } from '@/lib/platform/http/absolute-url'
import { readFields } from '@/lib/platform/http/body'
import { isSameOrigin } from '@/lib/platform/http/credentials'
import { readCookie, writeCookie } from '@/lib/platform/runtime'
import { safeCallback } from '@/lib/platform/session/callback-url'
import { REAUTHENTICATION_MS, SESSION_COOKIE } from '@/lib/platform/session/cookies'
import { findMailedCallback } from '@/lib/platform/session/find-mailed-callback'
import { findInAppBrowser } from '@/lib/text/in-app-browsers'
import { HOME, LOGIN } from '@/lib/text/routes'
import { nextAuthSecret, providerOptions } from './options'
import { findProvider } from './provider'

const { secure } = SESSION_COOKIE.options
/** The names of cookies are next-auth's own. */
const CSRF_COOKIE = `${secure ? '__Host-' : ''}next-auth.csrf-token`
const CALLBACK_COOKIE = `${secure ? '__Secure-' : ''}next-auth.callback-url`
const TEN_MINUTES = 600

/** The Origin check prevents CSRF, so the token that next-auth expects from its own page is minted here. */
export async function beginProviderSignIn(request: Request): Promise<Response> {
  const provider = findProvider()
  if (!provider) return new Response(null, { status: 404 })
  if (!isSameOrigin(request.headers)) return new Response(null, { status: 403 })
  const form = await readFields(request).catch(() => null)
  if (!form) return new Response(null, { status: 400 })
  const wanted = safeCallback(form.get('callbackUrl')) ?? HOME
  // The provider would refuse: an old page, or one that a proxy kept from another browser.
  const out = findInAppBrowser(request.headers.get('user-agent'), absoluteUrl(HOME))
  if (out && !(out.mayBeInstalled && form.get('installed') !== null)) {
    return new Response(null, { status: 303, headers: { location: loginErrorUrl('InAppBrowser', wanted) } })
  }
  const callbackUrl = absoluteUrl(wanted)
  const csrfToken = randomBytes(32).toString('hex')
  const hash = createHash('sha256').update(`${csrfToken}${nextAuthSecret()}`).digest('hex')
  const options = { httpOnly: true, secure, maxAge: TEN_MINUTES }
  await writeCookie(CSRF_COOKIE, `${csrfToken}|${hash}`, options)
  const signIn = new NextRequest(signInUrl(form.get('again') !== null), {
    method: 'POST',
    body: new URLSearchParams({ csrfToken, callbackUrl }),
  })
  return withOwnPages(
    await NextAuth(signIn, { params: { nextauth: ['signin', 'oidc'] } }, providerOptions(provider)),
  )
}

/** @param again the person has to sign in at the provider once more, which then says when (OpenID Connect, 3.1.2.1) */
function signInUrl(again: boolean): string {
  const url = new URL(absoluteUrl('/api/auth/signin/oidc'))
  if (again) {
    url.searchParams.set('prompt', 'login')
    url.searchParams.set('max_age', String(REAUTHENTICATION_MS / 1000))
  }
  return url.href
}

/** Answers at the redirect URI. */
export async function finishProviderSignIn(request: NextRequest): Promise<Response> {
  const provider = findProvider()
  if (!provider) return new Response(null, { status: 404 })
  const refusal = request.nextUrl.searchParams.get('error')
  if (refusal !== null) {
    const errorCode = refusal === 'access_denied' ? 'AccessDenied' : 'OAuthCallback'
    return toLogin(errorCode)
  }
  if (!(await hasOwnCookies())) return toLogin('Cookies')
  const options = providerOptions(provider, await findMailedCallback(await readCallbackPath()))
  return withOwnPages(await NextAuth(request, { params: { nextauth: ['callback', 'oidc'] } }, options))
}

/** next-auth's session endpoint would renew ended sessions: its redirects lead to our login. */
async function withOwnPages(answer: Response): Promise<Response> {
  const location = answer.headers.get('location')
  const target = new URL(location ?? `${LOGIN}?error=Configuration`, absoluteUrl(HOME))
  const isError = target.pathname === LOGIN || target.pathname.startsWith('/api/auth/')
  if (target.origin !== new URL(absoluteUrl(HOME)).origin || !isError) return answer
  return toLogin(target.searchParams.get('error') ?? 'OAuthCallback', answer.headers)
}

/** @param given headers of next-auth's answer: its cookies stay */
async function toLogin(errorCode: string, given?: Headers): Promise<Response> {
  const headers = new Headers(given)
  headers.set('location', loginErrorUrl(errorCode, await readCallbackPath()))
  return new Response(null, { status: 302, headers })
}

function loginErrorUrl(errorCode: string, callbackUrl: Route | null): string {
  const query = new URLSearchParams({
    error: errorCode,
    ...(callbackUrl && callbackUrl !== HOME && { callbackUrl }),
  })
  return absoluteUrl(`${LOGIN}?${query}`)
}

/** Set when the sign-in began, with those that next-auth checks. */
const hasOwnCookies = async () =>
  (await readCookie(CSRF_COOKIE)) !== undefined || (await readCookie(CALLBACK_COOKIE)) !== undefined

async function readCallbackPath(): Promise<Route | null> {
  const site = absoluteUrl(HOME)
  const wanted = (await readCookie(CALLBACK_COOKIE)) ?? ''
  return wanted.startsWith(site) ? safeCallback(wanted.slice(site.length - 1)) : null
}
