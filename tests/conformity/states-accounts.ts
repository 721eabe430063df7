import type { ConformityRow } from './row'

const LOGIN =
  'e2e/account-forms.spec.ts › the login shows errors and focuses the first, toggles password visibility and redirects'
const LIFE =
  'e2e/account-lifecycle.spec.ts › account lifecycle: register, confirm, edit, reset password, delete (phone)'
const LOGOUT =
  'unit/provider-logout.test.ts › of somebody who came from the provider ends the session there too, and comes back to the login'

/** Section 4 of the specification: states and transitions of accounts. */
export const ROWS: readonly ConformityRow[] = [
  {
    asks: 'Signed in by a session of the site',
    test: 'e2e/signed-in.spec.ts › the signed-in top bar greets by name and links to personal pages',
  },
  {
    asks: 'Signed in where the provider says so',
    test: 'e2e/provider.spec.ts › people sign in with the provider, repeatedly into the same account',
  },
  {
    asks: 'Otherwise signed out',
    test: 'e2e/signed-in.spec.ts › the top bar becomes signed-out when the session has ended @desktop',
  },
  {
    asks: 'Login success: the session is kept, in a cookie',
    test: 'api/accounts.test.ts › a login sets an HttpOnly cookie; cookie and token are not interchangeable',
    decision: '0012',
  },
  {
    asks: 'Login success: leads to /',
    test: 'e2e/account-forms.spec.ts › a form whose request fails shows an error, keeps its input and can be sent again',
  },
  { asks: 'Login success: leads to where the person was going, if anywhere', test: LOGIN },
  { asks: 'Login success: a toast', test: LOGIN, says: 'Has iniciado sesión' },
  {
    asks: 'Login success: the toast stays for 3 seconds',
    test: 'unit/notices.test.ts › the message %s stays for %s seconds and has the words of the specification',
  },
  { asks: 'Login error: a warning dialog', test: LOGIN, says: 'Dale click para corregir' },
  { asks: 'Login error: the login is cleared', test: LOGIN },
  {
    asks: 'Login error of an e-mail that is not confirmed: told in the form',
    test: LIFE,
    says: 'Todavía no confirmaste tu correo',
    decision: '0039',
  },
  {
    asks: 'Logout: what was kept of the account is removed',
    test: 'e2e/publish.spec.ts › a draft survives closing the tab, for its author only',
  },
  {
    asks: 'Logout: the session ends',
    test: 'api/accounts.test.ts › a logout ends that session, cookie included, and no other',
  },
  {
    asks: 'Logout: every tab is signed out',
    test: 'e2e/signed-in.spec.ts › the top bar follows a logout and a login in another tab @desktop',
  },
  { asks: 'Logout: leads to /login, at once instead of after 50 ms', test: LIFE, decision: '0039' },
  { asks: 'Logout with the provider calls its logout', test: LOGOUT },
  {
    asks: 'People from the provider are registered on sign-in',
    test: 'integration/provider-sign-in.test.ts › a first sign-in creates a confirmed person account without a password',
  },
  {
    asks: 'People from the provider are registered once',
    test: 'integration/provider-sign-in.test.ts › two concurrent first sign-ins create one account',
  },
  {
    asks: 'People from the provider are registered with their access token',
    test: 'integration/provider-tokens.test.ts › is accepted: %s',
  },
  {
    asks: 'The provider is asked for no token of its management API',
    test: 'api/provider.test.ts › sign-in with the provider begins there, with PKCE, state and nonce',
    decision: '0039',
  },
  {
    asks: 'Registration success goes to /email-confirm',
    test: LIFE,
    says: 'Usuario creado con éxito! Se ha enviado un correo de confirmación...',
  },
  {
    asks: 'A foundation stays pending until its document is approved',
    test: 'e2e/account-lifecycle.spec.ts › foundation onboarding: pending, rejected, uploads another document, approved (phone)',
    says: 'está pendiente de aprobación',
  },
  {
    asks: 'The approval is the staff’s',
    test: 'unit/staff-policy.test.ts › only a rejected foundation can be decided about again',
  },
]
