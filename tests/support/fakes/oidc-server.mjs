import Provider from 'oidc-provider'

/**
 * An OpenID Connect provider on this machine, for tests of the sign-in; started as a program of its own. It lets in
 * whoever writes an e-mail in the field for the user, with any password. The e-mail counts as verified, unless
 * `sin-verificar:` stands before it.
 */
const { OIDC_ISSUER = '', OIDC_CLIENT_ID = '', OIDC_CLIENT_SECRET = '', SITE_URL = '' } = process.env
const UNVERIFIED = 'sin-verificar:'

const provider = new Provider(OIDC_ISSUER, {
  clients: [
    {
      client_id: OIDC_CLIENT_ID,
      client_secret: OIDC_CLIENT_SECRET,
      redirect_uris: [`${SITE_URL}/api/auth/callback/oidc`],
    },
  ],
  pkce: { required: () => true },
  conformIdTokenClaims: false,
  features: { devInteractions: { enabled: true } },
  cookies: { keys: ['only for tests'] },
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['given_name', 'family_name'],
  },
  findAccount: (_, sub) => ({
    accountId: sub,
    claims: async () => ({
      sub,
      email: sub.replace(UNVERIFIED, ''),
      email_verified: !sub.startsWith(UNVERIFIED),
      given_name: 'Lucía',
      family_name: 'Andrade',
    }),
  }),
})

provider.listen(Number(new URL(OIDC_ISSUER).port), '127.0.0.1')
