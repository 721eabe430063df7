import 'server-only'
import type { AuthOptions, Profile } from 'next-auth'
import type { OAuthConfig } from 'next-auth/providers/oauth'
import { authSecret } from '@/lib/env'
import { DomainError, type ErrorCode } from '@/lib/errors'
import { actionContext } from '@/lib/http/action'
import { setFlashNotice } from '@/lib/http/flash-notice'
import { logError } from '@/lib/log'
import { HOME, LOGIN } from '@/lib/routes'
import { safeCallback } from '@/lib/session/callback-url'
import { SESSION_COOKIE, SESSION_SECONDS } from '@/lib/session/cookies'
import { newClaims } from '@/lib/session/jwt'
import type { SessionStart } from '@/lib/session/operations'
import { setSessionHint } from '@/lib/session/session'
import { identityOf } from './identity'
import { signInWithProvider } from './operations'
import type { Provider } from './provider'

/** What the login page is told of; the names are next-auth's. */
const SIGN_IN_ERRORS: Partial<Record<ErrorCode, string>> = {
  forbidden: 'AccessDenied',
  conflict: 'OAuthAccountNotLinked',
}
const TIMEOUT_MS = 10_000

/**
 * The settings of one sign-in. next-auth speaks the protocol and checks the answer; what it leaves in the browser is a
 * session of ours and nothing of the provider's.
 */
export function providerOptions(provider: Provider): AuthOptions {
  // Found while next-auth asks whether the person may sign in, needed when it makes the token.
  let account: SessionStart | undefined
  const { name, options } = SESSION_COOKIE
  return {
    secret: authSecret(),
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
        try {
          account = await signInWithProvider(await actionContext(), identityOf({ ...profile }), provider.name)
          return true
        } catch (error) {
          // A thrown error would travel to the login page word by word.
          return errorPath(error)
        }
      },
      async jwt() {
        if (!account) throw new Error('There is no account to sign in')
        const claims = newClaims(account)
        await setSessionHint(claims.sid)
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
  wellKnown: `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`,
  authorization: { params: { scope: 'openid profile email' } },
  idToken: true,
  checks: ['pkce', 'state', 'nonce'],
  clientId,
  clientSecret,
  httpOptions: { timeout: TIMEOUT_MS },
  userinfo: {
    // A provider may keep the profile out of the token, and tell it at an address of its own.
    async request({ client, tokens }) {
      const claims = claimsOf(tokens.id_token ?? '')
      if (claims.email !== undefined || !tokens.access_token) return claims
      const info = await client.userinfo(tokens.access_token)
      if (info.sub !== claims.sub) throw new Error('The provider told of somebody else')
      return { ...info, ...claims }
    },
  },
  profile: ({ sub }) => ({ id: String(sub) }),
})

/** What an ID token says; its signature, issuer, audience, time and nonce have been checked by then. */
function claimsOf(idToken: string): Profile {
  return JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
}

function errorPath(error: unknown): string {
  if (!(error instanceof DomainError)) logError('sign-in with the provider', error)
  const code = error instanceof DomainError ? SIGN_IN_ERRORS[error.code] : undefined
  return `${LOGIN}?error=${code ?? 'OAuthCallback'}`
}

function logAuthError(code: string, metadata: unknown): void {
  const { error } = { error: metadata, ...(metadata as { error?: unknown }) }
  logError(`next-auth ${code}`, error)
}
