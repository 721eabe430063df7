import type { ConformityRow } from './row'

/** Section 6: who may do what. */
export const ROWS: readonly ConformityRow[] = [
  {
    asks: 'Anonymous: browse, search, details, care page',
    test: 'api/authorisation.test.ts › %s answers each kind of visitor as its row says',
  },
  {
    asks: 'user: browse, search, details, care page',
    test: 'api/session-neutral.test.ts › the public page (%s) has the same bytes signed in and signed out',
  },
  {
    asks: 'fundation: browse, search, details, care page',
    test: 'api/authorisation.test.ts › %s answers each kind of visitor as its row says',
  },
  {
    asks: 'Anonymous: no favourites',
    test: 'api/favourites.test.ts › favourites without a session answer 401',
  },
  {
    asks: 'Anonymous: no page of favourites',
    test: 'api/favourites-page.test.ts › the favourites page is its owner’s alone and never cached',
  },
  {
    asks: 'user: favourites',
    test: 'api/favourites.test.ts › favourites are added and removed idempotently, and listed newest first',
  },
  {
    asks: 'user: page of favourites',
    test: 'api/favourites-page.test.ts › the favourites page has nine cards, each with a filled star that is a form, and links that stay on it',
  },
  {
    asks: 'fundation: favourites',
    test: 'integration/favourites.test.ts › may be any pet with a page, and foundations have favourites too',
  },
  {
    asks: 'Anonymous: no pets of their own',
    test: 'api/publishing.test.ts › POST /pets needs a token, or a session from our own origin',
  },
  { asks: 'user: creates pets', test: 'api/publishing.test.ts › POST /pets publishes a pet with photos' },
  {
    asks: 'user: edits own pets alone',
    test: 'api/own-pets.test.ts › PUT /pets/{id} is for the owner alone',
  },
  {
    asks: 'user: disables own pets alone',
    test: 'api/own-pets.test.ts › PATCH /pets/{id} is for the owner, and for staff who withdraw soon after they sign in',
  },
  {
    asks: 'fundation: creates, edits and disables own pets',
    test: 'integration/authorisation.test.ts › %s does for each kind of account what its row says',
  },
  {
    asks: "Another account's pets are nobody's to edit",
    test: 'integration/own-pets.test.ts › only the owner can edit a pet',
  },
  {
    asks: "Anonymous: no 'Perfil Adoptante'",
    test: 'api/closed-pages.test.ts › %s requires login and returns after it',
  },
  {
    asks: 'Anonymous: quiz answers are not saved',
    test: 'api/adoption.test.ts › belongs to private people, each to themselves',
  },
  {
    asks: "user: 'Perfil Adoptante'",
    test: 'e2e/adopter-profile.spec.ts › the adopter profile shows the six answers and is edited in place',
  },
  {
    asks: 'user: quiz',
    test: 'integration/matches.test.ts › the quiz is saved once, and a second one points to the profile',
  },
  {
    asks: 'user: quiz answers are edited',
    test: 'integration/matches.test.ts › the profile is edited in place, whether there were answers or not',
  },
  { asks: "fundation: no 'Perfil Adoptante'", test: 'unit/dashboard.test.ts › open for their role alone' },
  {
    asks: 'fundation: no quiz, and is told why',
    test: 'integration/matches.test.ts › only private people with a confirmed e-mail have one, and the others read why',
  },
  {
    asks: 'Anonymous: no adoption',
    test: 'api/adoption.test.ts › is not sent by a cookie alone, a HEAD, another account’s id or nobody',
  },
  {
    asks: 'user: adopts',
    test: 'integration/adoption-ask-screen.test.ts › an adopter gets the form with the comparison and their own data',
  },
  {
    asks: 'fundation: no adoption, and is told why',
    test: 'integration/adoption-ask-screen.test.ts › foundations and staff read why they cannot ask',
  },
  {
    asks: 'Anonymous: no donation',
    test: 'api/donations.test.ts › for somebody else it answers 403, to oneself 409, and without a session 401',
  },
  {
    asks: 'user: donates',
    test: 'integration/donation-start.test.ts › the same donor, recipient and amount get the same page for a minute, ten at once too',
  },
  {
    asks: 'fundation: donates to others',
    test: 'integration/authorisation.test.ts › %s does for each kind of account what its row says',
  },
  {
    asks: 'fundation: does not donate to itself',
    test: 'integration/donation-start.test.ts › pending, closed and unknown foundations, private people and oneself get no session',
  },
  { asks: 'Anonymous: no comment', test: 'api/reviews.test.ts › redirects visitors to the login and back' },
  {
    asks: 'user: comments and rates',
    test: 'api/reviews.test.ts › publishes a review, replaces it by a second one, and GET /start/{id} shows it at once',
  },
  {
    asks: 'fundation: no comment, and is told why',
    test: 'api/reviews.test.ts › tells %s why it cannot comment',
  },
  {
    asks: "user: tab 'Donaciones Realizadas'",
    test: 'e2e/dashboard.spec.ts › an adopter sees the tabs of the role, each with their own data',
  },
  {
    asks: "fundation: no tab 'Donaciones Realizadas'",
    test: 'unit/dashboard.test.ts › open for their role alone',
  },
  {
    asks: 'Anonymous: neither tab of donations',
    test: 'api/closed-pages.test.ts › %s requires login and returns after it',
  },
  {
    asks: "user: no tab 'Donaciones Recibidas'",
    test: 'unit/dashboard.test.ts › of a %s are those of the specification',
  },
  {
    asks: "fundation: tab 'Donaciones Recibidas'",
    test: 'e2e/dashboard.spec.ts › a foundation sees the donations it received, and no adopter profile',
  },
  {
    asks: "The stored role is 'fundation', and a registration may say 'foundation'",
    test: 'api/accounts.test.ts › POST /user registers a foundation with its document as multipart, pending',
  },
  {
    asks: 'Only the owner of a pet sees its edit icon',
    test: 'unit/detail-pages.test.tsx › is the same for everybody: no pencil before the browser knows the owner',
  },
  {
    asks: '/create-pet and /dashboard are restricted',
    test: 'api/closed-pages.test.ts › %s requires login and returns after it',
  },
  {
    asks: 'Commenting needs a login, and says so',
    test: 'e2e/foundations.spec.ts › commenting prompts signed-out visitors to sign in, with a callback URL',
    says: 'Para realizar un comentario debes estar logueado',
  },
  {
    asks: 'Donating needs a login, and says so',
    test: 'e2e/donate.spec.ts › a visitor picks an amount for a pet, logs in, pays on the test page and gets one receipt',
    says: 'Para realizar una donación debes estar logueado',
  },
  {
    asks: 'Adopting needs a login, and says so',
    test: 'e2e/pet.spec.ts › a pet’s actions link to adoption, sponsorship and FAQs, and adopting requires login',
    says: 'Inicia sesión para adoptar',
  },
  {
    asks: 'Without scripts adopting leads to /login at once',
    test: 'api/plain-adoption.test.ts › without JavaScript a request is sent from the pet’s page on',
  },
  {
    asks: 'A login is a session in a cookie, not a stored token',
    test: 'api/accounts.test.ts › a login sets an HttpOnly cookie; cookie and token are not interchangeable',
    decision: '0012',
  },
  {
    asks: 'Protected calls read an authorization header of the caller',
    test: 'api/openapi.test.ts › openapi.json says which calls read a token, and that a wrong one is a 401',
  },
  {
    asks: 'A token may be raw or a bearer token',
    test: 'api/credentials.test.ts › an API token is accepted raw or after Bearer, from any origin',
  },
  {
    asks: 'A wrong token is refused',
    test: 'api/credentials.test.ts › an invalid authorization header is a 401, also beside a valid cookie',
  },
  {
    asks: 'The suggestion of a place is for visitors alone',
    test: 'e2e/signed-in.spec.ts › only signed-out visitors are asked for their position @phone',
  },
  {
    asks: "Users from the provider get the role 'user'",
    test: 'integration/provider-sign-in.test.ts › a first sign-in creates a confirmed person account without a password',
  },
  {
    asks: 'Nobody registers as staff',
    test: 'api/accounts.test.ts › POST /user answers %s with 200 and Error, which existing clients look for',
  },
]
