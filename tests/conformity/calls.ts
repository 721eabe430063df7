import type { ConformityRow } from './row'

/** Section 7: the calls of accounts, catalog, matches, reviews and donations. */
export const ROWS: readonly ConformityRow[] = [
  {
    asks: 'All calls are below /api/v1.0',
    test: 'api/openapi.test.ts › reading calls answer as openapi.json describes them',
  },
  {
    asks: 'Bodies are JSON unless they carry files',
    test: 'api/openapi.test.ts › openapi.json says which calls take files, and in which parts',
  },
  {
    asks: 'The base address comes from the configuration',
    test: 'unit/site-origin.test.ts › is this site’s only if it is that of SITE_URL, whatever the request calls its host',
  },
  {
    asks: "GET /user/{id}: with an authorization header, one's own detail",
    test: 'api/accounts.test.ts › /user/{id} is readable by its owner only',
  },
  {
    asks: 'POST /user: a registration as JSON',
    test: 'api/accounts.test.ts › POST /user registers an account that may sign in once its e-mail is confirmed',
  },
  {
    asks: 'POST /user: a data part, and a document of foundations',
    test: 'api/accounts.test.ts › POST /user registers a foundation with its document as multipart, pending',
  },
  {
    asks: 'POST /user: the call with the e-mail that follows, POST /verify, mails nothing twice',
    test: 'api/verify.test.ts › POST /verify answers the same with and without an account, and mails at most once a minute',
  },
  {
    asks: 'POST /user: the error field reaches the client',
    test: 'api/existing-client.test.ts › an existing client shows why a registration failed from a response with status 200',
  },
  {
    asks: "POST /user with auth0: creates the user of a provider's token",
    test: 'integration/provider-tokens.test.ts › is accepted: %s',
  },
  {
    asks: 'POST /user with auth0: a token that the provider does not know is refused',
    test: 'api/provider.test.ts › POST /user with the auth0 flag registers nobody the provider does not know',
  },
  {
    asks: 'POST /auth/userLogin: the session and the user',
    test: 'api/accounts.test.ts › POST /user registers an account that may sign in once its e-mail is confirmed',
  },
  {
    asks: 'POST /auth/userLogin: errors have Error and error',
    test: 'unit/error-reply.test.ts › of the domain with code %s is its message with status %i',
  },
  {
    asks: 'POST /auth/userLogin: tells nobody whether an e-mail is known',
    test: 'api/accounts.test.ts › POST /auth/userLogin answers an unknown e-mail and a wrong password alike',
  },
  {
    asks: "POST /auth/userLogin: the dialog shows the server's text",
    test: 'e2e/account-forms.spec.ts › the login shows errors and focuses the first, toggles password visibility and redirects',
    says: 'Dale click para corregir',
  },
  {
    asks: 'PATCH /user/{id}: updates the user and answers it',
    test: 'api/accounts.test.ts › PATCH /user/{id} takes names and ids, ignores protected fields, and drops a city of another country',
  },
  {
    asks: 'GET /countries: the list',
    test: 'api/catalog.test.ts › GET /countries lists the five countries with their currencies',
  },
  { asks: 'GET /cities/{country}: the list', test: 'api/catalog.test.ts › GET /cities finds Peru as %s' },
  {
    asks: 'POST /verify: sends the confirmation e-mail',
    test: 'integration/email-confirmation.test.ts › is resent at most once a minute, and never to an unknown e-mail',
  },
  {
    asks: 'GET /verify/tk/{token}: confirms the e-mail',
    test: 'api/accounts.test.ts › POST /user registers an account that may sign in once its e-mail is confirmed',
  },
  {
    asks: 'GET /verify/tk/{token}: elsewhere it confirms, and drops the password',
    test: 'api/verify.test.ts › %s /verify/tk outside the browser that registered confirms no stranger’s password',
    decision: '0070',
  },
  {
    asks: 'POST /verify/recpass: starts a reset',
    test: 'api/verify.test.ts › a password reset link works once and ends every session',
  },
  {
    asks: 'POST /verify/recpass: an unknown e-mail',
    test: 'api/verify.test.ts › a password reset for an unknown e-mail is refused',
    says: 'El email no está registrado',
  },
  {
    asks: 'PUT /verify/modpass/{token}: password1 and password2',
    test: 'api/verify.test.ts › a password reset link works once and ends every session',
  },
  {
    asks: 'POST /donations/urlPreferential: the address of the payment page',
    test: 'api/donations.test.ts › gives the address of the payment page, the same one within a minute, and a pending donation',
  },
  {
    asks: 'POST /donations/urlPreferential: the quantity is 1',
    test: 'integration/donation-start.test.ts › in %s, %s: %s %i are %i of its smallest unit, from the session to both tables and the receipt',
  },
  {
    asks: 'POST /donations/urlPreferential: the title of the item',
    test: 'e2e/donate.spec.ts › a visitor picks an amount for a pet, logs in, pays on the test page and gets one receipt',
    says: 'Donación para fundacion',
  },
  {
    asks: 'POST /donations/urlPreferential: to an approved foundation alone',
    test: 'api/donations.test.ts › to account %i it answers %i with a sentence',
  },
  {
    asks: 'GET /donations: the list, with an authorization header',
    test: 'api/donations.test.ts › GET /donations lists what somebody gave, the latest first',
  },
  {
    asks: 'GET /donations: without one, no list',
    test: 'api/donations.test.ts › GET /donations without a session answers 401 and an empty list: %j',
  },
  {
    asks: 'GET /breed-pet/{petType}: the breeds of a type',
    test: 'api/catalog.test.ts › GET ${path}/{type} lists those of %s and no others',
  },
  {
    asks: 'GET /color-pet/{typeId}: the colours of a type',
    test: 'api/catalog.test.ts › GET ${path}/{type} speaks the words of the contract',
  },
  {
    asks: 'GET /fundations: the list',
    test: 'api/foundations.test.ts › GET /fundations lists approved foundations with their public contacts and a city object',
  },
  {
    asks: 'POST /start: a review of a foundation',
    test: 'api/reviews.test.ts › publishes a review, replaces it by a second one, and GET /start/{id} shows it at once',
  },
  {
    asks: 'POST /start: with an authorization header, for oneself',
    test: 'api/reviews.test.ts › refuses to write in the name of somebody else',
  },
  {
    asks: 'GET /start/{id}: the reviews of a foundation',
    test: 'api/foundations.test.ts › GET /start/{id} answers the reviews and their average, which the list of foundations rounds',
  },
  {
    asks: 'POST /match/{id}: saves the adopter profile',
    test: 'api/adoption.test.ts › takes the words of the options, fields that nobody knows, and any spelling of the content type',
  },
  {
    asks: 'POST /match/{id}: an error means that there is one already',
    test: 'api/adoption.test.ts › is saved once, edited afterwards, and part of the account',
  },
  {
    asks: 'GET /adoption/sendSoli/{petId}/{userId}: starts a request',
    test: 'api/adoption.test.ts › is sent by the old call with a token, twice is once, and the owner gets one mail',
  },
  {
    asks: 'GET /adoption/sendSoli: with an authorization header alone',
    test: 'api/adoption.test.ts › is not sent by a cookie alone, a HEAD, another account’s id or nobody',
  },
  {
    asks: 'Reverse geocoding takes latitude, longitude and a key',
    test: 'unit/google-geocoder.test.ts › names the city as ours is called, and sends a rounded position',
  },
  {
    asks: 'City and country are read by their kind, not their order',
    test: 'unit/google-geocoder.test.ts › names the city as ours is called, and sends a rounded position',
    decision: '0039',
  },
  {
    asks: 'The provider is asked by authorization code with PKCE',
    test: 'api/provider.test.ts › sign-in with the provider begins there, with PKCE, state and nonce',
  },
  {
    asks: "The provider's code is exchanged by the server, with the state of this browser",
    test: 'e2e/provider.spec.ts › a provider response that this browser did not request signs nobody in',
  },
  {
    asks: 'A logout at the provider comes back to an address of ours',
    test: 'unit/provider-logout.test.ts › of somebody who came from the provider ends the session there too, and comes back to the login',
  },
  {
    asks: 'Refreshing is replaced by a session of our own',
    test: 'api/suspension.test.ts › lasts twelve hours, and those of everybody else thirty days',
    decision: '0019',
  },
]
