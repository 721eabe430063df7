import type { ConformityRow } from './row'

const PET = 'unit/wire-pet.test.ts › has every field of the specification'
const WORDS = 'unit/vocabulary.test.ts › of the %s are those of the specification'
const OURS = 'unit/vocabulary.test.ts › of the %s are those of the specification and a few of ours'

/** Section 3 of the specification: a pet. */
export const ROWS: readonly ConformityRow[] = [
  { asks: 'Pet: id', test: PET },
  { asks: 'Pet: name', test: PET },
  { asks: 'Pet: age', test: PET },
  { asks: 'Pet: gender', test: PET },
  { asks: 'Pet: size', test: PET },
  { asks: 'Pet: color', test: PET },
  { asks: 'Pet: colorId', test: PET },
  { asks: 'Pet: coat', test: PET },
  { asks: 'Pet: health', test: PET },
  { asks: 'Pet: tags', test: PET },
  { asks: 'Pet: castrated', test: PET },
  { asks: 'Pet: description', test: PET },
  { asks: 'Pet: breed', test: PET },
  { asks: 'Pet: breedId', test: PET },
  { asks: 'Pet: type', test: PET },
  { asks: 'Pet: typeId', test: PET },
  { asks: 'Pet: status_changed_at', test: PET },
  { asks: 'Pet: published_at', test: PET },
  {
    asks: 'Pet: attributes house_trained and special_needs',
    test: 'unit/wire-pet.test.ts › keeps the contract',
  },
  {
    asks: 'Pet: environment children, dogs and cats, each true, false or null',
    test: 'unit/wire-pet.test.ts › keeps the contract',
  },
  {
    asks: 'Pet: photos, a list whose option_1 is the address of the image',
    test: 'unit/wire-pet.test.ts › gives full addresses, from the largest picture to the smallest',
  },
  {
    asks: 'Pet: userId is its owner',
    test: 'api/pets.test.ts › GET /pets/user/{id} answers the adoptable pets of one owner',
  },
  {
    asks: 'Pet: isFavourite',
    test: 'api/favourites.test.ts › favourites are flagged in the list of all pets for their owner only',
  },
  {
    asks: 'Pet: organization_id',
    test: 'unit/wire-pet.test.ts › shows the contacts of an approved foundation',
  },
  {
    asks: 'Pet: contact with name, email, phone and an address with city and country',
    test: 'unit/wire-pet.test.ts › shows the contacts of an approved foundation',
  },
  {
    asks: 'Pet: contact of a private owner without e-mail and phone',
    test: 'unit/wire-pet.test.ts › hides the e-mail and the phone of a private owner',
    decision: '0041',
  },
  { asks: 'Pet: status', test: 'unit/wire-pet.test.ts › has every field of the specification' },
  {
    asks: "Pet: status 'adoptable' on creation",
    test: 'integration/publishing.test.ts › a published pet is in its owner’s city and every list, and expires the cache tags',
  },
  {
    asks: "Pet: status 'inactivo' after deletion",
    test: 'api/own-pets.test.ts › PATCH /pets/{id} withdraws a pet, marks it as adopted, and offers it again',
  },
  { asks: 'Pet: the words of status, with two of ours', test: OURS, decision: '0041' },
  { asks: 'Pet: the words of age', test: WORDS },
  { asks: 'Pet: the words of gender', test: WORDS },
  { asks: 'Pet: the words of size', test: WORDS },
  { asks: 'Pet: the words of coat', test: WORDS },
  { asks: 'Pet: the words of health', test: WORDS },
  { asks: 'Pet: the words of tags', test: WORDS },
  { asks: 'Pet: type is gato or perro', test: OURS },
]
