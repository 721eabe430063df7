import type { ConformityRow } from './row'

const FOUNDATION =
  'unit/wire-foundation.test.ts › a foundation on the wire has every field of the specification'
const CATALOGUE = `api/catalog.test.ts › GET \${path}/{type} lists those of %s and no others`
const DONATION = 'api/donations.test.ts › GET /donations lists what somebody gave, the latest first'
const GIFT =
  'api/donations.test.ts › gives the address of the payment page, the same one within a minute, and a pending donation'
const REVIEWED = 'unit/wire-foundation.test.ts › carry the average of all with one decimal'
const SHELTER =
  'integration/foundation-profile.test.ts › is on its page at once, which expires with the pages of its pets'

/** Section 3 of the specification: foundations, catalogue, donations, comments, favourites, shelters. */
export const ROWS: readonly ConformityRow[] = [
  { asks: 'Foundation: id', test: FOUNDATION },
  { asks: 'Foundation: name', test: FOUNDATION },
  { asks: 'Foundation: email', test: FOUNDATION },
  { asks: 'Foundation: phone', test: FOUNDATION },
  { asks: 'Foundation: address', test: FOUNDATION },
  { asks: 'Foundation: country', test: FOUNDATION },
  { asks: 'Foundation: city with its name', test: FOUNDATION },
  { asks: 'Foundation: cityId', test: FOUNDATION },
  { asks: 'Foundation: countryId', test: FOUNDATION },
  { asks: 'Foundation: stars, a list', test: FOUNDATION },
  {
    asks: 'Foundation: photo',
    test: 'unit/wire-foundation.test.ts › a foundation has the URL of its picture, or of the icon',
  },
  { asks: 'Breed: id and nameBreed', test: CATALOGUE },
  { asks: 'Color: id and nameColor', test: CATALOGUE },
  { asks: 'City: id and name', test: 'api/catalog.test.ts › GET /cities finds Peru as %s' },
  {
    asks: 'Country: id and name',
    test: 'api/catalog.test.ts › GET /countries lists the five countries with their currencies',
  },
  { asks: 'Donation: date', test: DONATION },
  { asks: 'Donation: fromUserId', test: DONATION },
  { asks: 'Donation: status', test: DONATION },
  {
    asks: 'Donation: toUserId',
    test: 'api/donations.test.ts › GET /donations lists what a foundation was given, in units of its currency',
  },
  {
    asks: 'Donation: total_amount',
    test: 'api/donations.test.ts › GET /donations lists what a foundation was given, in units of its currency',
  },
  { asks: 'Donation payload: items with title, quantity and unit_price', test: GIFT },
  { asks: 'Donation payload: payer with name, surname and email', test: GIFT },
  {
    asks: 'Donation payload: metadata with fromUser and toUser',
    test: 'api/donations.test.ts › for somebody else it answers 403, to oneself 409, and without a session 401',
  },
  {
    asks: 'Review payload: msg with coment and point, foundation id, userId',
    test: 'api/reviews.test.ts › publishes a review, replaces it by a second one, and GET /start/{id} shows it at once',
  },
  { asks: "Review response: a list 'comentarios'", test: REVIEWED },
  { asks: 'Review response: name, coment and a star rating', test: REVIEWED },
  {
    asks: 'Favourite: a pair of userId and petId',
    test: 'api/favourites.test.ts › favourites are added and removed idempotently, and listed newest first',
  },
  {
    asks: 'Shelter: id and name, by which the filter Refugios finds it',
    test: 'unit/search-view.test.ts › short groups show every option, long ones only those with pets',
  },
  {
    asks: 'Shelter: the address is one field, beside city, state, postcode and country',
    test: SHELTER,
    decision: '0039',
  },
  { asks: 'Shelter: hours', test: SHELTER },
  { asks: 'Shelter: website', test: SHELTER },
  { asks: 'Shelter: mission_statement', test: SHELTER },
  { asks: 'Shelter: adoption policy and url', test: SHELTER },
  { asks: 'Shelter: social_media', test: SHELTER },
  {
    asks: 'Shelter: url of its page',
    test: 'e2e/foundations.spec.ts › the list links to a foundation with its contact details and ways to help',
  },
  {
    asks: 'Shelter: photos in several sizes',
    test: 'integration/profile.test.ts › a foundation’s picture is public, and pages that show it are regenerated',
  },
  {
    asks: 'Shelter: sample shelters exist, fifteen instead of ten',
    test: 'unit/demo-world.test.ts › the demo world has fifteen sample shelters, three in each country, of which one waits for approval',
    decision: '0039',
  },
  {
    asks: 'Static lists: about 300 breeds of dogs',
    test: 'unit/seed-data.test.ts › matchesFacts 321 breeds of dogs, 73 of cats and six kinds of other animals',
  },
  {
    asks: 'Static lists: about 70 breeds of cats',
    test: 'unit/seed-data.test.ts › matchesFacts 321 breeds of dogs, 73 of cats and six kinds of other animals',
  },
  {
    asks: 'Static lists: each breed belongs to a type',
    test: `api/catalog.test.ts › GET \${path}/{type} lists those of %s and no others`,
  },
  {
    asks: 'Static lists: colours of dogs and colours of cats',
    test: 'unit/seed-data.test.ts › represents every colour by one to three hex colours',
  },
]
