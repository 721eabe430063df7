import 'server-only'
import type { Route } from 'next'
import type { AuthOptions, Profile } from 'next-auth'
import { encode } from 'next-auth/jwt'
import type { OAuthConfig } from 'next-auth/providers/oauth'
import { forgetRegistration, rememberRegistration } from '@/lib/people/accounts/registration-cookie'
import { signIn } from '@/lib/people/accounts/sign-in'
import { DomainError } from '@/lib/platform/errors'
import { actionContext } from '@/lib/platform/forms/action'
import { setFlashNotice } from '@/lib/platform/forms/flash-notice'
import { logError } from '@/lib/platform/log'
import { purposeKey } from '@/lib/platform/secrets'
import { safeCallback } from '@/lib/platform/session/callback-url'
import { SESSION_COOKIE, SESSION_SECONDS } from '@/lib/platform/session/cookies'
import { decodeWithAny, newClaims } from '@/lib/platform/session/jwt'
import type { SessionStart } from '@/lib/platform/session/operations'
import { setSessionHint } from '@/lib/platform/session/session'
import { OTHER_ACCOUNT } from '@/lib/text/copy/sign-in-errors'
import { EMAIL_CONFIRM, HOME, LOGIN } from '@/lib/text/routes'
import { identityOf, signInTimeOf } from './identity'
import { signInWithProvider, UnconfirmedAccount } from './operations'
import { discoveryUrl, type Provider } from './provider'
import { signInErrorCode } from './sign-in-error'

const TIMEOUT_MS = 10_000

/** next-auth's cookies live for a quarter of an hour: rotation need not keep the previous key. */
export const nextAuthSecret = (): string => purposeKey('sign-in with a provider').toString('base64')

/** next-auth runs the protocol; the session cookie is ours. @param callbackUrl from `mailedCallback`. */
export function providerOptions(provider: Provider, callbackUrl: Route | null = null): AuthOptions {
  // Set by the `signIn` callback, read by `jwt`.
  let account: SessionStart | undefined
  const { name, options } = SESSION_COOKIE
  return {
    secret: nextAuthSecret(),
    // Encrypts our session cookie too, hence the key of sessions.
    jwt: {
      encode: (params) => encode({ ...params, secret: purposeKey('sessions') }),
      decode: async (params) => (await decodeWithAny('cookie', params))?.payload ?? null,
    },
    providers: [providerConfig(provider)],
    pages: { signIn: LOGIN, error: LOGIN },
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    useSecureCookies: options.secure,
    cookies: {
      sessionToken: {
        name,
        options: { httpOnly: true, sameSite: 'lax', path: '/', secure: options.secure },
      },
    },
    logger: { error: logAuthError, warn: () => {}, debug: () => {} },
    callbacks: {
      async signIn({ profile }) {
        const identity = identityOf({ ...profile })
        try {
          const found = await signInWithProvider(await actionContext(), identity, provider.name, callbackUrl)
          account = { ...found, provenAt: signInTimeOf({ ...profile }) }
          // Sent elsewhere, next-auth seals no session: this one waits for the second factor.
          return found.isStaff
            ? (await signIn(account, callbackUrl ?? HOME, { via: 'oidc' })).redirectTo
            : true
        } catch (error) {
          // A thrown error would appear in the login page's URL.
          return errorPath(error, callbackUrl)
        }
      },
      async jwt() {
        if (!account) throw new Error('There is no account to sign in')
        const claims = newClaims(account, { via: 'oidc' })
        await setSessionHint(claims.sid)
        await forgetRegistration()
        await setFlashNotice('signedIn')
        return claims
      },
      redirect({ url, baseUrl }) {
        const path = url.startsWith(`${baseUrl}/`) ? url.slice(baseUrl.length) : url
        return baseUrl + (safeCallback(path) ?? HOME)
      },
    },
  }
}

const providerConfig = ({ issuer, clientId, clientSecret, name }: Provider): OAuthConfig<Profile> => ({
  id: 'oidc',
  name,
  type: 'oauth',
  wellKnown: discoveryUrl({ issuer }),
  authorization: { params: { scope: 'openid profile email' } },
  idToken: true,
  checks: ['pkce', 'state', 'nonce'],
  clientId,
  clientSecret,
  httpOptions: { timeout: TIMEOUT_MS },
  userinfo: {
    // Some providers omit the profile from the ID token.
    async request({ client, tokens }) {
      const claims = claimsOf(tokens.id_token ?? '')
      if (claims.email !== undefined || !tokens.access_token) return claims
      const info = await client.userinfo(tokens.access_token)
      if (info.sub !== claims.sub) throw new Error('The userinfo endpoint answered for another subject')
      return { ...info, ...claims }
    },
  },
  profile: ({ sub }) => ({ id: String(sub) }),
})

/** Reads the claims of a token that next-auth has verified. */
function claimsOf(idToken: string): Profile {
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
}

async function errorPath(error: unknown, callbackUrl: Route | null): Promise<string> {
  if (error instanceof UnconfirmedAccount) {
    const { account } = error
    await rememberRegistration({ email: account.email, role: 'user', callbackUrl }, account)
    return EMAIL_CONFIRM
  }
  if (error instanceof DomainError && error.message === OTHER_ACCOUNT) {
    await setFlashNotice('otherAccount')
    return callbackUrl ?? HOME
  }
  if (!(error instanceof DomainError)) logError('sign-in with the provider', error)
  return `${LOGIN}?error=${signInErrorCode(error)}`
}

function logAuthError(code: string, metadata: unknown): void {
  const { error } = { error: metadata, ...(metadata as { error?: unknown }) }
  logError(`next-auth ${code}`, error)
}
