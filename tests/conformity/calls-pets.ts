import type { ConformityRow } from './row'

/** Section 7: the calls about pets. */
export const ROWS: readonly ConformityRow[] = [
  {
    asks: 'GET /pets/: all pets, a list',
    test: 'api/pet-list.test.ts › GET /pets/ answers without a redirect',
  },
  {
    asks: 'GET /pets: the same list',
    test: 'api/pet-list.test.ts › GET /pets answers every adoptable pet, the newest first, and their number',
  },
  {
    asks: 'GET /pets/{id}: the detail of a pet',
    test: 'api/pets.test.ts › GET /pets/{id} answers the same object as the list',
  },
  {
    asks: 'GET /pets?userId: with favourite flags of the user',
    test: 'api/favourites.test.ts › favourites are flagged in the list of all pets for their owner only',
  },
  {
    asks: 'GET /pets?userId: the client keeps those of a type',
    test: 'api/existing-client.test.ts › an existing client reaches every %s by the breeds and colours of its own lists',
  },
  {
    asks: 'GET /pets?city and ?country: pets of a place',
    test: 'api/pet-list.test.ts › GET /pets with %s=%s answers exactly the pets that match',
  },
  {
    asks: 'GET /pets?city with a country: inside it',
    test: 'api/pet-list.test.ts › GET /pets looks for a city inside the country named with it',
  },
  {
    asks: 'GET /pets/user/{id}: the pets of a user',
    test: 'api/pets.test.ts › GET /pets/user/{id} answers the adoptable pets of one owner',
  },
  {
    asks: 'GET /pets/foundation: the pets of foundations',
    test: 'api/pets.test.ts › GET /pets/foundation answers the pets of all approved foundations, the newest first',
  },
  {
    asks: "GET /pets/favourite/{userId}: the user's favourites, a list",
    test: 'api/favourites.test.ts › favourites are added and removed idempotently, and listed newest first',
  },
  {
    asks: 'POST /pets/favourite/: adds userId and petId',
    test: 'api/existing-client.test.ts › an existing client marks favourites by the cookie alone, and shows none after its own sign-out',
  },
  {
    asks: 'POST /pets/favourite/: a failure is told and undone',
    test: 'e2e/signed-in.spec.ts › a favourite that cannot be saved is rolled back with an error message @desktop',
    says: 'No pudimos guardar el cambio. Inténtalo de nuevo.',
  },
  {
    asks: 'DELETE /pets/favourite?userId&petId: removes it',
    test: 'api/favourites.test.ts › favourites work with an API token',
  },
  {
    asks: 'DELETE /pets/favourite: a failure reaches the client',
    test: 'api/favourites.test.ts › somebody else’s favourites can be neither read nor changed',
  },
  {
    asks: 'POST /pets: photos and a data part',
    test: 'api/existing-client.test.ts › an existing client publishes a pet with photos',
  },
  {
    asks: 'POST /pets: a bearer token',
    test: 'api/credentials.test.ts › an API token is accepted raw or after Bearer, from any origin',
  },
  { asks: 'POST /pets: every field of the data part', test: 'unit/pet-body.test.ts › is read leniently' },
  {
    asks: 'POST /pets: the status on creation is adoptable, whatever is sent',
    test: 'api/publishing.test.ts › POST /pets publishes a pet with photos',
  },
  {
    asks: 'POST /pets: errors name their fields',
    test: 'api/publishing.test.ts › POST /pets answers 400 with errors by field',
  },
  {
    asks: 'PUT /pets/{id}: photos and a data part',
    test: 'api/existing-client.test.ts › an existing client changes its pet and keeps the photos it names',
  },
  {
    asks: 'PUT /pets/{id}: keeps the photos it names',
    test: 'api/own-pets.test.ts › PUT /pets/{id} keeps the pet’s own photos it names, eight in all',
  },
  {
    asks: 'PUT /pets/{id}: what is missing stays',
    test: 'api/own-pets.test.ts › PUT /pets/{id} changes the given fields and leaves the rest',
  },
  {
    asks: 'PUT /pets/{id}: errors name their fields',
    test: 'api/own-pets.test.ts › PUT /pets/{id} answers 200 with errors by field',
  },
  {
    asks: 'PATCH /pets/{id}: disables a pet',
    test: 'api/own-pets.test.ts › PATCH /pets/{id} withdraws a pet, marks it as adopted, and offers it again',
  },
  {
    asks: "PATCH /pets/{id}: no other status than the owner's",
    test: 'api/own-pets.test.ts › PATCH /pets/{id} refuses the status %j',
  },
]
