import type { ConformityRow } from './row'

const COOKIE =
  'api/accounts.test.ts › a login sets an HttpOnly cookie; cookie and token are not interchangeable'
const VIEWER = 'api/viewer.test.ts › GET /api/viewer has what pages need, and nothing private'
const LOGIN =
  'e2e/account-forms.spec.ts › the login shows errors and focuses the first, toggles password visibility and redirects'
const FILTERS = 'unit/search-params.test.ts › a query string holds labels in lower case without accents'

/** Section 3 of the specification: what the browser keeps, and the kinds of filters. */
export const ROWS: readonly ConformityRow[] = [
  {
    asks: 'Browser storage: token, which a cookie has that scripts cannot read',
    test: COOKIE,
    decision: '0012',
  },
  {
    asks: 'Browser storage: userId, whose presence means logged in; a cookie without a secret says so',
    test: 'api/viewer.test.ts › GET /api/viewer clears the session hint of an ended session',
    decision: '0018',
  },
  {
    asks: 'Browser storage: user, userDetail and email, which the server tells',
    test: VIEWER,
    decision: '0018',
  },
  { asks: 'Browser storage: loginAuth, which is left out', test: LOGIN, decision: '0039' },
  {
    asks: 'Browser storage: auth0User, accessToken and userIdAuth, which stay on the server',
    test: 'e2e/provider.spec.ts › people sign in with the provider, repeatedly into the same account',
    decision: '0019',
  },
  {
    asks: 'Browser storage: notLoggedUserLocation, JSON with city and country',
    test: 'e2e/geolocation.spec.ts › an already permitted position is used without a prompt, and stored',
    says: 'notLoggedUserLocation',
  },
  {
    asks: 'Browser storage: donations, which the database has',
    test: 'integration/dashboard.test.ts › are listed for who gave and for who was given, and outlive the donor without a name',
    decision: '0039',
  },
  {
    asks: 'Client state: newUser is the form, which comes back as it was sent',
    test: 'e2e/account-forms.spec.ts › the registration shows all errors at once, ticks the password rules and keeps the input',
    decision: '0039',
  },
  {
    asks: 'Client state: userDetail and userLogged are one answer of the server',
    test: VIEWER,
    decision: '0018',
  },
  {
    asks: 'Client state: countries and citiesByCountry',
    test: 'e2e/combobox.spec.ts › the combobox finds cities ignoring accents, and shows the region of ambiguous names',
    decision: '0039',
  },
  {
    asks: 'Client state: pay',
    test: 'e2e/donate.spec.ts › Back from the payment page keeps what was chosen',
    decision: '0039',
  },
  {
    asks: 'Client state: patch',
    test: 'api/accounts.test.ts › PATCH /user/{id} takes names and ids, ignores protected fields, and drops a city of another country',
    decision: '0039',
  },
  {
    asks: 'Client state: emailConfirmSended and emailConfirmed',
    test: 'e2e/account-forms.spec.ts › the confirmation mail can be resent after a minute, and an expired link offers a new one',
    decision: '0039',
  },
  {
    asks: 'Client state: pwReset and pwChange',
    test: 'e2e/password-reset.spec.ts › the password reset shows errors for an unregistered e-mail, an invalid password and a link used meanwhile',
    decision: '0039',
  },
  {
    asks: 'Client state: donations',
    test: 'e2e/dashboard.spec.ts › an adopter sees the tabs of the role, each with their own data',
    decision: '0039',
  },
  {
    asks: 'Client state: allPetsByUser',
    test: 'integration/dashboard.test.ts › the own list has every pet, and which of them have a page',
    decision: '0039',
  },
  {
    asks: 'Client state: review',
    test: 'integration/reviews.test.ts › a person gets the form, with the comment they have published',
    decision: '0039',
  },
  {
    asks: 'Client state: adopterProfile',
    test: 'e2e/adopter-profile.spec.ts › the adopter profile shows the six answers and is edited in place',
    decision: '0039',
  },
  {
    asks: 'Client state: adoptionStart',
    test: 'e2e/asked-pet.spec.ts › a pet’s page tells whoever asked for it where their request stands, and leads to it',
    decision: '0039',
  },
  { asks: 'Filter kind: breed, in the address as raza', test: FILTERS },
  { asks: 'Filter kind: age, in the address as edad', test: FILTERS },
  { asks: 'Filter kind: size, in the address as talla', test: FILTERS },
  { asks: 'Filter kind: genre, in the address as sexo', test: FILTERS },
  { asks: 'Filter kind: environment, in the address as afinidad', test: FILTERS },
  { asks: 'Filter kind: coat, in the address as pelaje', test: FILTERS },
  { asks: 'Filter kind: color, in the address as color', test: FILTERS },
  { asks: 'Filter kind: attributes, in the address as cuidado', test: FILTERS },
  { asks: 'Filter kind: days, in the address as tiempo', test: FILTERS },
  { asks: 'Filter kind: shelter, in the address as refugio', test: FILTERS },
  { asks: 'Filter kind: type, in the address as tipo', test: FILTERS },
  { asks: 'Filter kind: city', test: 'unit/search-path.test.ts › the canonical path of %s/%s/%s is %s' },
  {
    asks: 'Filter kind: a reset of the search',
    test: 'e2e/search.spec.ts › a chip removes its filter, and Borrar Filtros all of them @desktop',
    says: 'Borrar Filtros',
  },
  {
    asks: 'Filter kind: resets of the order and of the pet that is shown, which addresses replace',
    test: 'e2e/search.spec.ts › the back button restores the previous search and its filters',
    decision: '0007',
  },
]
