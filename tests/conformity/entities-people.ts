import type { ConformityRow } from './row'

const USER = 'unit/wire-account.test.ts › has every field of the specification'
const IDENTITY = 'unit/provider-identity.test.ts › an identity is read from standard claims'
const MATCH =
  'unit/wire-account.test.ts › a match on the wire has the fields and the words of the specification'
const WORDS = 'unit/vocabulary.test.ts › of the %s are those of the specification'
const PLACE = 'unit/provider-identity.test.ts › lives where a claim of the provider’s customer says'

/** Section 3 of the specification: accounts and matches. */
export const ROWS: readonly ConformityRow[] = [
  { asks: 'User: id', test: USER },
  { asks: 'User: name', test: USER },
  { asks: 'User: lastName', test: USER },
  { asks: 'User: email', test: USER },
  { asks: 'User: phone', test: USER },
  { asks: 'User: donaciones', test: USER },
  { asks: 'User: address', test: USER },
  { asks: 'User: document', test: USER },
  { asks: 'User: country', test: USER },
  { asks: 'User: city', test: USER },
  { asks: 'User: countryId', test: USER },
  { asks: 'User: cityId', test: USER },
  { asks: 'User: match', test: USER },
  {
    asks: "User: role 'user' or 'fundation'",
    test: 'unit/vocabulary.test.ts › of the %s are those of the specification and a few of ours',
  },
  {
    asks: 'User: active, of a foundation once it is approved',
    test: 'unit/wire-account.test.ts › of a foundation is active once it is approved',
  },
  {
    asks: 'User: verification',
    test: 'api/accounts.test.ts › POST /user registers an account that may sign in once its e-mail is confirmed',
  },
  {
    asks: "Profile from the provider: role is always 'user'",
    test: 'integration/provider-sign-in.test.ts › a first sign-in creates a confirmed person account without a password',
  },
  { asks: 'Profile from the provider: name from the given name', test: IDENTITY },
  { asks: 'Profile from the provider: lastName from the family name', test: IDENTITY },
  { asks: 'Profile from the provider: email', test: IDENTITY },
  { asks: 'Profile from the provider: countryId from a claim', test: PLACE },
  { asks: 'Profile from the provider: cityId from a claim', test: PLACE },
  {
    asks: 'Profile from the provider: countryName from a custom claim',
    test: 'unit/provider-identity.test.ts › the country of %j is %s',
  },
  {
    asks: 'Profile from the provider: the flag auth0',
    test: 'api/provider.test.ts › POST /user with the auth0 flag registers nobody the provider does not know',
  },
  {
    asks: 'Profile from the provider: userId is the provider’s subject',
    test: 'integration/provider-sign-in.test.ts › later sign-ins find the same account, even if either e-mail has changed',
  },
  {
    asks: 'Profile from the provider: password, which it does not have here',
    test: 'integration/provider-sign-in.test.ts › a first sign-in creates a confirmed person account without a password',
    decision: '0039',
  },
  { asks: "Match: type 'perro', 'gato' or 'ambos'", test: WORDS },
  { asks: "Match: haTenidoMascota 'Si' or 'No'", test: WORDS },
  { asks: 'Match: type, age, genre, coat and size in a match of its own', test: MATCH },
  { asks: 'Match: haTenidoMascota on the wire', test: MATCH },
  {
    asks: 'Match: age is one of four',
    test: 'unit/quiz.test.ts › asks six questions with the specification’s option words',
  },
  {
    asks: 'Match: genre is one of two',
    test: 'unit/quiz.test.ts › asks six questions with the specification’s option words',
  },
  {
    asks: 'Match: coat is one of six',
    test: 'unit/quiz.test.ts › every option that is shown is one that is taken',
  },
  {
    asks: 'Match: size is one of four',
    test: 'unit/quiz.test.ts › every option that is shown is one that is taken',
  },
]
