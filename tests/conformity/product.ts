import type { ConformityRow } from './row'

/** Section 1: what the product does, and for whom. */
export const ROWS: readonly ConformityRow[] = [
  {
    asks: 'The application speaks Spanish alone',
    test: 'api/crawl.test.ts › crawling every link signed out finds no dead end and no English word',
  },
  {
    asks: 'It is for Latin America: five countries',
    test: 'api/catalog.test.ts › GET /countries lists the five countries with their currencies',
    says: 'Argentina, Chile, Colombia, Ecuador y Perú',
  },
  {
    asks: "The home page's heading",
    test: 'unit/home-page.test.tsx › says what the site is for, and that one may donate',
    says: 'Encuentra Mascotas para Adoptar',
  },
  {
    asks: 'The line below the heading',
    test: 'unit/home-page.test.tsx › says what the site is for, and that one may donate',
    says: 'Guía de mascotas para adoptar y dar en adopción',
  },
  {
    asks: 'A second section of the home page is about sponsoring',
    test: 'unit/home-page.test.tsx › has banners that lead to the match test and to a donation',
    says: 'Apadrina Mascotas',
  },
  {
    asks: 'The second section says that one may donate',
    test: 'unit/home-page.test.tsx › says what the site is for, and that one may donate',
    says: 'También puedes donar para apoyar a una Fundación',
  },
  {
    asks: 'Visitors browse pets',
    test: 'api/pet-list.test.ts › GET /pets answers every adoptable pet, the newest first, and their number',
  },
  {
    asks: 'Visitors filter pets',
    test: 'e2e/search.spec.ts › a search from the home page can be filtered and paginated, and opens a pet',
  },
  {
    asks: 'Visitors read articles about care',
    test: 'api/content.test.ts › the care page has every article, a donation link and three pets',
  },
  {
    asks: "Visitors see a pet's details",
    test: 'api/pages.test.ts › a pet page holds the name, the description and the spec sentences without scripts',
  },
  {
    asks: 'Visitors cannot mark favourites',
    test: 'api/favourites.test.ts › favourites without a session answer 401',
  },
  {
    asks: 'Visitors cannot donate',
    test: 'api/donations.test.ts › for somebody else it answers 403, to oneself 409, and without a session 401',
  },
  {
    asks: 'Visitors cannot comment on a foundation',
    test: 'integration/authorisation.test.ts › %s does for each kind of account what its row says',
  },
  {
    asks: 'Visitors cannot ask to adopt',
    test: 'api/adoption.test.ts › is not sent by a cookie alone, a HEAD, another account’s id or nobody',
  },
  {
    asks: 'Users register',
    test: 'api/accounts.test.ts › POST /user registers an account that may sign in once its e-mail is confirmed',
  },
  {
    asks: 'Users log in',
    test: 'e2e/account-forms.spec.ts › the login shows errors and focuses the first, toggles password visibility and redirects',
  },
  {
    asks: 'Users confirm their e-mail',
    test: 'integration/email-confirmation.test.ts › in the browser that registered it confirms, signs in, and keeps the password',
  },
  {
    asks: 'Users recover their password',
    test: 'api/verify.test.ts › a password reset link works once and ends every session',
  },
  {
    asks: 'Users change their password, which ends their other sessions',
    test: 'e2e/account-lifecycle.spec.ts › account lifecycle: register, confirm, edit, reset password, delete (phone)',
  },
  {
    asks: 'Users keep a profile with a country and a city',
    test: 'integration/profile.test.ts › an owner can change the profile, and their pets’ pages are regenerated',
  },
  {
    asks: 'Users mark favourites',
    test: 'api/favourites.test.ts › favourites are added and removed idempotently, and listed newest first',
  },
  {
    asks: 'Users publish pets',
    test: 'integration/publishing.test.ts › a published pet is in its owner’s city and every list, and expires the cache tags',
  },
  {
    asks: 'Users edit their own pets',
    test: 'integration/own-pets.test.ts › an edit changes the given fields and leaves the rest',
  },
  {
    asks: 'Users disable their own pets',
    test: 'integration/own-pets.test.ts › a pet leaves and returns to the lists with its status',
  },
  {
    asks: 'Users take the match test',
    test: 'integration/matches.test.ts › the quiz is saved once, and a second one points to the profile',
  },
  {
    asks: 'Users send adoption requests',
    test: 'e2e/adoption.spec.ts › from the pet’s page through the login to a request, of which its owner gets a mail',
  },
  {
    asks: 'Users donate to foundations',
    test: 'e2e/donate.spec.ts › a visitor picks an amount for a pet, logs in, pays on the test page and gets one receipt',
  },
  {
    asks: 'Users rate and comment on foundations',
    test: 'e2e/reviews.spec.ts › a person comments on a foundation, edits it, and the foundation answers once',
  },
  {
    asks: 'Foundations register with a document that supports them',
    test: 'integration/registration.test.ts › a registered foundation is pending, with its document in the private store',
  },
  {
    asks: 'Foundations publish pets',
    test: 'api/publishing.test.ts › POST /pets holds a person’s pet with a phone number, and no foundation’s',
  },
  {
    asks: 'Foundations receive donations',
    test: 'api/donations.test.ts › GET /donations lists what a foundation was given, in units of its currency',
  },
  {
    asks: 'Foundations wait for the approval of their document',
    test: 'integration/staff.test.ts › approving a foundation makes it and its pets public, mails it and is audited',
  },
  {
    asks: "The contract spells the role of foundations 'fundation'",
    test: 'api/foundations.test.ts › GET /fundations lists approved foundations with their public contacts and a city object',
  },
  {
    asks: 'People sign in through an external provider',
    test: 'e2e/provider.spec.ts › people sign in with the provider, repeatedly into the same account',
  },
  {
    asks: 'Who signs in through the provider is registered automatically',
    test: 'integration/provider-sign-in.test.ts › a first sign-in creates a confirmed person account without a password',
  },
  {
    asks: 'Donations go through a hosted page of a card payment provider',
    test: 'integration/donation-start.test.ts › in %s, %s: %s %i are %i of its smallest unit, from the session to both tables and the receipt',
  },
  {
    asks: "A maps service names the visitor's place",
    test: 'unit/google-geocoder.test.ts › names the city as ours is called, and sends a rounded position',
  },
]
