import { type Child, startNode } from './child'

export const providerVariables = (port: number) => ({
  // Another host than the site's, so that the two do not share cookies.
  OIDC_ISSUER: `http://127.0.0.1:${port}`,
  OIDC_CLIENT_ID: 'querencia',
  OIDC_CLIENT_SECRET: 'the secret of tests is none, and long enough',
  OIDC_NAME: 'Prueba',
})

export const startProvider = (port: number, siteUrl: string): Child =>
  startNode(['tests/support/fakes/oidc-server.mjs'], {
    ...providerVariables(port),
    SITE_URL: siteUrl,
  })
