import type { ConformityRow } from './row'

const BANDS = 'unit/pet-fact-copy.test.ts › the four sizes of a %s have the pounds of the specification'
const GROUPS = 'unit/search-view.test.ts › the filter groups are the ten of the specification, in its order'
const OPTIONS =
  'unit/search-view.test.ts › the options of the short groups are the words of the specification'
const CAROUSEL =
  'e2e/carousel.spec.ts › the carousel shows 1.1 cards at 390 px, 2.5 from 768 px and 4 from 1224 px'
const NOTICE =
  'unit/notices.test.ts › the message %s stays for %s seconds and has the words of the specification'
const STORED = 'unit/vocabulary.test.ts › of the %s are those of the specification'
const SHOWN = 'unit/vocabulary.test.ts › for the %s are those of the specification'
const PROVIDER = 'api/provider.test.ts › sign-in with the provider begins there, with PKCE, state and nonce'

/** Section 9 of the specification: constants and limits. */
export const ROWS: readonly ConformityRow[] = [
  { asks: 'Countries: ARG, CHL, COL, ECU and PER', test: STORED },
  {
    asks: 'Countries: their names',
    test: 'api/catalog.test.ts › GET /countries lists the five countries with their currencies',
  },
  {
    asks: 'Home country options: chile, argentina, ecuador, peru, colombia',
    test: 'unit/home-page.test.tsx › asks for a city or one of the five countries, in the order of the specification',
  },
  {
    asks: 'API version prefix: /api/v1.0',
    test: 'api/pet-list.test.ts › GET /pets/ answers without a redirect',
    says: '/api/v1.0',
  },
  {
    asks: 'Pet name: maximum 20',
    test: 'unit/pet-form.test.ts › the pet form names what is wrong with %j',
    says: 'MAX_PET_NAME = 20',
  },
  {
    asks: 'Pet description: minimum 100',
    test: 'unit/pet-form.test.ts › the pet form names what is wrong with %j',
    says: 'MIN_DESCRIPTION = 100',
  },
  {
    asks: 'Password: 8 to 50',
    test: 'unit/registration-schema.test.ts › password lengths count characters, not surrogates',
    says: '8 a 50 caracteres',
  },
  {
    asks: 'Password: 8 to 50 on a change as well, not 4',
    test: 'unit/account-schema.test.ts › has 8 to 50 characters, as its message says',
    says: '8 a 50 caracteres',
    decision: '0039',
  },
  {
    asks: 'Pets per search page: 9',
    test: 'e2e/search.spec.ts › a search from the home page can be filtered and paginated, and opens a pet',
  },
  {
    asks: 'Pets per page of favourites: 9',
    test: 'api/favourites-page.test.ts › the favourites page has nine cards, each with a filled star that is a form, and links that stay on it',
  },
  {
    asks: 'Scroll to 300 px on a page change',
    test: 'e2e/search.spec.ts › pagination scrolls to the list: 300 px down, on phones to its top',
    decision: '0007',
  },
  {
    asks: 'Home carousel: 5 pets',
    test: 'e2e/carousel.spec.ts › the carousel has five pets, and its arrows are disabled at the ends',
    says: 'Algunas Mascotas Para Adoptar',
  },
  {
    asks: 'Recently viewed: 2',
    test: 'unit/recent-pets.test.ts › recently viewed pets are the last two, newest first',
  },
  {
    asks: 'Other pets in the same city: 5, on the page of a pet',
    test: 'api/city-pets.test.ts › a pet page shows five others of its city',
  },
  {
    asks: 'Other pets in the same city: 5, on the page of a foundation',
    test: 'api/city-pets.test.ts › a foundation page shows five of others in its city',
  },
  {
    asks: 'Pet-care sample pets: 3',
    test: 'api/content.test.ts › the care page has every article, a donation link and three pets',
  },
  { asks: 'Carousel: 1.1 slides at the base', test: CAROUSEL },
  { asks: 'Carousel: 2.5 slides at 768 and 1024', test: CAROUSEL },
  { asks: 'Carousel: 4 slides at 1224', test: CAROUSEL },
  { asks: 'Star rating: 1 to 5', test: 'unit/reviews.test.ts › %j are no stars' },
  { asks: 'Comment: maximum 500, here enforced', test: 'api/reviews.test.ts › refuses %j', decision: '0039' },
  { asks: 'Timer: login toast 3 s', test: NOTICE },
  {
    asks: 'Timer: adoption dialog 3500 ms',
    test: 'unit/timed-dialogs.test.tsx › of a request that was sent stays for 3.5 seconds',
    says: 'shownMs = 3500',
  },
  {
    asks: 'Timer: quiz dialog 3500 ms',
    test: 'e2e/quiz.spec.ts › on a wide screen the match test shows all six, saves once and leads home @desktop',
    says: 'shownMs = 3500',
  },
  {
    asks: 'Timer: review dialog 2000 ms',
    test: 'unit/timed-dialogs.test.tsx › of a published comment stays for 2 seconds',
    says: 'SHOWN_MS = 2000',
  },
  { asks: 'Timer: pet update message 3.5 s', test: NOTICE },
  { asks: 'Timer: pet create message 6 s', test: NOTICE },
  {
    asks: 'Timer: detail spinner 5 s',
    test: 'e2e/long-wait.spec.ts › a link that is slow to load shows a message after five seconds and can be reloaded',
    says: 'LONG_WAIT_MS = 5_000',
  },
  {
    asks: 'Timer: logout redirect 50 ms, here at once',
    test: 'unit/provider-logout.test.ts › of anybody else leads to the login at once, and says so there',
    decision: '0039',
  },
  { asks: 'Dog size bands: small 0-25 lbs', test: BANDS, says: 'hasta 25 lb' },
  { asks: 'Dog size bands: medium 26-60 lbs', test: BANDS, says: '26 a 60 lb' },
  { asks: 'Dog size bands: large 61-100 lbs', test: BANDS, says: '61 a 100 lb' },
  { asks: 'Dog size bands: extra large 101 lbs or more', test: BANDS, says: '101 lb o más' },
  { asks: 'Cat size bands: small 0-6 lbs', test: BANDS, says: 'hasta 6 lb' },
  { asks: 'Cat size bands: medium 7-11 lbs', test: BANDS, says: '7 a 11 lb' },
  { asks: 'Cat size bands: large 12-16 lbs', test: BANDS, says: '12 a 16 lb' },
  { asks: 'Cat size bands: extra large 17 lbs or more', test: BANDS, says: '17 lb o más' },
  {
    asks: 'Size bands in the match test',
    test: 'unit/quiz.test.ts › a size has the weights of dogs and of cats',
  },
  { asks: 'Age categories', test: OPTIONS, says: 'Adulto Mayor' },
  { asks: 'Coat options', test: OPTIONS, says: 'Sin pelo' },
  { asks: 'Sex options', test: OPTIONS, says: 'Hembra' },
  { asks: 'Affinity options', test: OPTIONS, says: 'Niños' },
  {
    asks: 'Affinity options of cats: Otros Gatos',
    test: 'unit/search-view.test.ts › labels and weights depend on the type',
    says: 'Otros Gatos',
  },
  { asks: 'Care options', test: OPTIONS, says: 'Cuidados Especiales' },
  { asks: 'Time in adoption options', test: OPTIONS, says: 'Más Antiguo' },
  {
    asks: 'Time in adoption has an order and no counts',
    test: 'unit/search-view.test.ts › sort options have no counts',
    says: 'Más Reciente',
  },
  { asks: 'Filter category: Raza', test: GROUPS, says: 'Raza' },
  { asks: 'Filter category: Edad', test: GROUPS, says: 'Edad' },
  { asks: 'Filter category: Tamaño', test: GROUPS, says: 'Tamaño' },
  { asks: 'Filter category: Sexo', test: GROUPS, says: 'Sexo' },
  { asks: 'Filter category: Afinidad con', test: GROUPS, says: 'Afinidad con' },
  { asks: 'Filter category: Pelaje', test: GROUPS, says: 'Pelaje' },
  { asks: 'Filter category: Color', test: GROUPS, says: 'Color' },
  { asks: 'Filter category: Cuidado y Comportamiento', test: GROUPS, says: 'Cuidado y Comportamiento' },
  { asks: 'Filter category: Tiempo en Adopción', test: GROUPS, says: 'Tiempo en Adopción' },
  { asks: 'Filter category: Refugios', test: GROUPS, says: 'Refugios' },
  {
    asks: 'Sample shelters: fifteen instead of ten',
    test: 'unit/demo-world.test.ts › the demo world has fifteen sample shelters, three in each country, of which one waits for approval',
    decision: '0039',
  },
  { asks: 'Tags: the six of the specification', test: STORED },
  { asks: 'Tags: their words on the screen', test: SHOWN },
  {
    asks: 'Tags agree with the animal',
    test: 'unit/pet-copy.test.ts › tag labels agree with the pet’s gender',
    says: 'Cariñosa',
  },
  { asks: 'Provider: authorization code with PKCE', test: PROVIDER },
  { asks: "Provider: default scopes 'openid profile email'", test: PROVIDER, says: 'openid profile email' },
  {
    asks: 'Provider: HTTP timeout 10 s',
    test: 'integration/provider-tokens.test.ts › is no failure of ours where the provider answers %j, or not at all',
    says: 'TIMEOUT_MS = 10_000',
  },
  {
    asks: 'Provider: session cookie of 30 days instead of one',
    test: 'api/suspension.test.ts › lasts twelve hours, and those of everybody else thirty days',
    says: 'session: 30',
    decision: '0012',
  },
  {
    asks: 'Provider: popup 400x600 and authorize timeout 60 s, as there is no popup',
    test: 'e2e/provider.spec.ts › sign-in with the provider works without JavaScript',
    decision: '0039',
  },
  {
    asks: 'Provider: hidden iframe and silent token requests with their retries and lock, as the code is exchanged on the server',
    test: PROVIDER,
    decision: '0039',
  },
  {
    asks: 'Provider: cache and leeway of its tokens, as the session is the site’s own',
    test: 'e2e/provider.spec.ts › people sign in with the provider, repeatedly into the same account',
    decision: '0019',
  },
  {
    asks: 'Provider: refresh tokens and audience, which are not asked for',
    test: PROVIDER,
    decision: '0039',
  },
  {
    asks: 'Calls to other services have a timeout',
    test: 'unit/google-geocoder.test.ts › after the timeout, and for a wrong key',
    decision: '0039',
  },
  {
    asks: 'Limits that are not shown: donations',
    test: 'unit/donations.test.ts › the limits of every currency let its suggestions through and nothing beyond them',
    decision: '0049',
  },
  {
    asks: 'Limits that are not shown: a page of the API',
    test: 'api/pet-list.test.ts › GET /pets?%s is read leniently',
  },
]
