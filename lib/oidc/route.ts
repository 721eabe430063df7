import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { Route } from 'next'
import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { authSecret } from '@/lib/env'
import { absoluteUrl } from '@/lib/http/absolute-url'
import { readFields } from '@/lib/http/body'
import { isSameOrigin } from '@/lib/http/credentials'
import { HOME, LOGIN } from '@/lib/routes'
import { readCookie, writeCookie } from '@/lib/runtime'
import { mailedCallback, safeCallback } from '@/lib/session/callback-url'
import { SESSION_COOKIE } from '@/lib/session/cookies'
import { providerOptions } from './options'
import { findProvider } from './provider'

const { secure } = SESSION_COOKIE.options
/** next-auth's own names. */
const CSRF_COOKIE = `${secure ? '__Host-' : ''}next-auth.csrf-token`
const CALLBACK_COOKIE = `${secure ? '__Secure-' : ''}next-auth.callback-url`
const TEN_MINUTES = 600

/**
 * Sends a person to the provider: the answer to the form of `ProviderButton`, which works without JavaScript. next-auth
 * wants a token that its own page would have handed out; the browser's word that the form is ours does the same, so the
 * token is made here.
 */
export async function beginProviderSignIn(request: Request): Promise<Response> {
  const provider = findProvider()
  if (!provider) return new Response(null, { status: 404 })
  if (!isSameOrigin(request.headers)) return new Response(null, { status: 403 })
  const form = await readFields(request).catch(() => null)
  if (!form) return new Response(null, { status: 400 })
  const callbackUrl = absoluteUrl(safeCallback(form.get('callbackUrl')) ?? HOME)
  const csrfToken = randomBytes(32).toString('hex')
  const hash = createHash('sha256').update(`${csrfToken}${authSecret()}`).digest('hex')
  const options = { httpOnly: true, secure, maxAge: TEN_MINUTES }
  await writeCookie(CSRF_COOKIE, `${csrfToken}|${hash}`, options)
  const signIn = new NextRequest(absoluteUrl('/api/auth/signin/oidc'), {
    method: 'POST',
    body: new URLSearchParams({ csrfToken, callbackUrl }),
  })
  return ourOwn(
    await NextAuth(signIn, { params: { nextauth: ['signin', 'oidc'] } }, providerOptions(provider)),
  )
}

/** Takes a person back from the provider: signed in, or to the login page with the reason why not. */
export async function finishProviderSignIn(request: NextRequest): Promise<Response> {
  const provider = findProvider()
  if (!provider) return new Response(null, { status: 404 })
  const refusal = request.nextUrl.searchParams.get('error')
  if (refusal !== null) {
    const trouble = refusal === 'access_denied' ? 'AccessDenied' : 'OAuthCallback'
    return new Response(null, { status: 302, headers: { location: await loginAgain(trouble) } })
  }
  const options = providerOptions(provider, mailedCallback(await readWantedPath()))
  return ourOwn(await NextAuth(request, { params: { nextauth: ['callback', 'oidc'] } }, options))
}

/**
 * Of next-auth's addresses only those two exist here: its own session endpoint would renew sessions that we have ended.
 * A redirect to one of its pages therefore becomes the one that page would have made.
 */
async function ourOwn(answer: Response): Promise<Response> {
  const location = answer.headers.get('location')
  const target = new URL(location ?? `${LOGIN}?error=Configuration`, absoluteUrl(HOME))
  const isTrouble = target.pathname === LOGIN || target.pathname.startsWith('/api/auth/')
  if (target.origin !== new URL(absoluteUrl(HOME)).origin || !isTrouble) return answer
  const headers = new Headers(answer.headers)
  headers.set('location', await loginAgain(target.searchParams.get('error') ?? 'OAuthCallback'))
  return new Response(null, { status: 302, headers })
}

/** The login page with what went wrong, still knowing where the person wanted to go. */
async function loginAgain(trouble: string): Promise<string> {
  const back = await readWantedPath()
  const query = new URLSearchParams({ error: trouble, ...(back && back !== HOME && { callbackUrl: back }) })
  return absoluteUrl(`${LOGIN}?${query}`)
}

/** Where the person wanted to go when the sign-in began, or null. */
async function readWantedPath(): Promise<Route | null> {
  const site = absoluteUrl(HOME)
  const wanted = (await readCookie(CALLBACK_COOKIE)) ?? ''
  return wanted.startsWith(site) ? safeCallback(wanted.slice(site.length - 1)) : null
}
