import type { ConformityRow } from './row'

/** Section 2: the route table, and where else paths lead. */
export const ROWS: readonly ConformityRow[] = [
  {
    asks: '/ is open to all',
    test: 'api/pages.test.ts › %s is served from the cache, sets no cookie and describes itself',
  },
  {
    asks: '/register is open to all',
    test: 'api/pages.test.ts › %s leads on, and neither search engines nor caches keep it',
  },
  {
    asks: '/login is open to all, and leads on whoever is signed in',
    test: 'e2e/account-forms.spec.ts › the login shows errors and focuses the first, toggles password visibility and redirects',
  },
  {
    asks: '/email-confirm is open to all',
    test: 'api/pages.test.ts › %s leads on, and neither search engines nor caches keep it',
  },
  {
    asks: '/email-confirmed/api/v1.0/verify/tk/{token} is open to all',
    test: 'api/pages.test.ts › %s leads on, and neither search engines nor caches keep it',
  },
  {
    asks: 'Pages with a token in their address tell it to no other site',
    test: 'api/pages.test.ts › %s sends its URL to no other site as referrer',
  },
  {
    asks: '/reset is open to all',
    test: 'api/pages.test.ts › %s leads on, and neither search engines nor caches keep it',
  },
  {
    asks: '/reset/confirm/api/v1.0/verify/modpass/{token} is open to all',
    test: 'api/plain-accounts.test.ts › without JavaScript a foundation registers, confirms and resets its password, once per link',
  },
  {
    asks: '/searcher/{petType} searches the pets of a type',
    test: 'unit/search-path.test.ts › /searcher/%s searches everywhere',
  },
  {
    asks: "/searcher/{type}/{item}/{subItem} takes 'pet' or 'location'",
    test: 'unit/search-path.test.ts › the canonical path of %s/%s/%s is %s',
  },
  {
    asks: '/searcher/{type}/… redirects to / for any other type',
    test: 'api/search-input.test.ts › %.60s redirects with %i to its canonical URL',
  },
  {
    asks: "/searcher/pet/{item}/… redirects to / unless item is 'dog' or 'cat'",
    test: 'api/search-input.test.ts › %.60s redirects with %i to its canonical URL',
  },
  {
    asks: '/pet-detail/{id} is open to all',
    test: 'api/pages.test.ts › a pet page is served from the cache and sets no cookie',
  },
  {
    asks: '/pet-detail/{id} of no pet is a page that helps',
    test: 'api/missing-pages.test.ts › pet %s answers 404 with a page that helps without scripts',
  },
  {
    asks: '/pet-care is open to all',
    test: 'api/content.test.ts › the care page has every article, a donation link and three pets',
  },
  {
    asks: '/foundations is open to all',
    test: 'e2e/foundations.spec.ts › the list links to a foundation with its contact details and ways to help',
  },
  {
    asks: '/foundation/{id} is open to all',
    test: 'api/pages.test.ts › a foundation page shows contacts and reviews, also as structured data',
  },
  {
    asks: '/foundation/{id} of no foundation is a page that helps',
    test: 'api/missing-pages.test.ts › foundation %s answers 404 with a page that helps',
  },
  {
    asks: '/favorites needs a login',
    test: 'api/favourites-page.test.ts › the favourites page is its owner’s alone and never cached',
  },
  { asks: '/sponsor is open to all', test: 'api/sponsor.test.ts › %s is not indexed and leads back to %s' },
  {
    asks: 'Donating on /sponsor needs a login',
    test: 'e2e/donate.spec.ts › a visitor picks an amount for a pet, logs in, pays on the test page and gets one receipt',
  },
  { asks: '/sponsor/confirm is open to all', test: 'api/sponsor.test.ts › %s confirms nothing to a visitor' },
  {
    asks: '/quizz is open to all',
    test: 'api/authorisation.test.ts › %s answers each kind of visitor as its row says',
  },
  {
    asks: 'Saving on /quizz needs a login',
    test: 'e2e/quiz-kept-answers.spec.ts › the answers of the match test survive the login, and one press saves them',
  },
  {
    asks: '/adoption needs a login',
    test: 'api/sponsor.test.ts › %s redirects signed-out visitors to the login, with a callback URL',
  },
  {
    asks: '/review/{id} needs a login',
    test: 'api/reviews.test.ts › redirects visitors to the login and back',
  },
  {
    asks: '/create-pet redirects visitors to /login',
    test: 'api/closed-pages.test.ts › %s requires login and returns after it',
  },
  {
    asks: '/create-pet opens for whoever is signed in, by a password or the provider',
    test: 'api/authorisation.test.ts › %s answers each kind of visitor as its row says',
  },
  {
    asks: 'Every page, route and call says who may open it',
    test: 'api/authorisation.test.ts › the authorisation matrix has a row for every page, route and call',
  },
  {
    asks: '/dashboard redirects visitors to /login',
    test: 'api/closed-pages.test.ts › %s requires login and returns after it',
  },
  {
    asks: 'A dashboard whose session ends leads to /login',
    test: 'e2e/dashboard.spec.ts › a session ended on another device closes the open dashboard',
  },
  {
    asks: '/dashboard/mascotas needs a login, and is for every role',
    test: 'unit/dashboard.test.ts › of a %s are those of the specification',
  },
  {
    asks: '/dashboard/adoptante is for users alone',
    test: 'unit/dashboard.test.ts › open for their role alone',
  },
  {
    asks: '/dashboard/foundation is for foundations alone',
    test: 'e2e/dashboard.spec.ts › a foundation sees the donations it received, and no adopter profile',
  },
  {
    asks: '/dashboard/donations is for users',
    test: 'e2e/dashboard.spec.ts › an adopter sees the tabs of the role, each with their own data',
  },
  {
    asks: '/dashboard/auth0 is for people of the provider',
    test: 'unit/dashboard.test.ts › know the page of those who come through the external provider',
  },
  {
    asks: 'Any other path redirects to /',
    test: 'api/bad-input.test.ts › GET %.80s answers bad input with %i',
  },
  {
    asks: 'No path redirects to another site',
    test: 'api/bad-input.test.ts › no path redirects to another site',
  },
  { asks: '/home redirects to /', test: 'api/pages.test.ts › /home redirects to /' },
  {
    asks: '/about-us and /faqs exist',
    test: 'api/pages.test.ts › %s is served from the cache, sets no cookie and describes itself',
  },
]
