import { hash, verify } from '@node-rs/argon2'
import { invalidFields } from '@/lib/platform/errors'
import { processSingleton } from '@/lib/platform/process-singleton'
import { composed } from '@/lib/text/plain-text'
import { GUESSABLE_WORDS, isGuessableWord, type PasswordOwner, wordsOf } from './guessable-words'
import { type HashingPlace, makeHashingQueue } from './hashing-queue'

/** argon2id as in OWASP's password storage cheat sheet; about 7 ms. */
const COSTS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** One hash at a time: a flood of logins takes one core at most. */
const MAX_WAITING = 300
const inTurn = processSingleton('password hashing', () => makeHashingQueue(MAX_WAITING))
const NOBODY: HashingPlace = { lane: 'unknown', sender: 'unknown' }

/** Hashes a password in turn. @throws TooManyRequests when the queue is full. */
export function hashPassword(password: string, place = NOBODY): Promise<string> {
  return inTurn(place, () => hash(composed(password), COSTS))
}

/** Without a hash it takes as long and returns false: reveals no account. @throws TooManyRequests when busy. */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  place = NOBODY,
): Promise<boolean> {
  nobodysHash ??= hash('nobody has this password', COSTS)
  const expected = passwordHash ?? (await nobodysHash)
  const spellings = new Set([composed(password), password])
  const matches = await inTurn(place, async () => {
    for (const spelling of spellings) if (await verify(expected, spelling)) return true
    return false
  })
  return matches && passwordHash !== null
}

/** zxcvbn's score of passwords that are guessed within a million tries. */
const WEAK_SCORE = 1
/** Scoring takes longer than linear time, so only the first characters are scored. */
const MAX_SCORED_CHARACTERS = 24

/**
 * One letter for each sign, hence one reading of a password: with several letters for a sign the estimator tries a hundred,
 * each against all of its dictionaries, and keeps the process busy for half a second.
 */
const LOOKALIKES = {
  a: ['4', '@'],
  b: ['8'],
  c: ['(', '{', '[', '<'],
  e: ['3'],
  g: ['6', '9'],
  h: ['#'],
  i: ['1', '!', '|'],
  o: ['0', '()'],
  s: ['$', '5'],
  t: ['7', '+'],
  x: ['%'],
  z: ['2'],
}
/** The one with every sign replaced comes first. */
const MAX_READINGS = 1

/** Leaked passwords, common Spanish words, the site's and the owner's. */
export async function isCommonPassword(password: string, owner: PasswordOwner): Promise<boolean> {
  const ownerWords = wordsOf(owner)
  estimator ??= loadEstimator()
  const { score } = (await estimator).check(password.slice(0, MAX_SCORED_CHARACTERS), ownerWords)
  return score <= WEAK_SCORE || isGuessableWord(password, ownerWords)
}

/** @throws DomainError invalid for a common one. */
export async function requireUncommonPassword(
  password: string,
  field: string,
  owner: PasswordOwner,
): Promise<void> {
  if (await isCommonPassword(password, owner))
    throw invalidFields({ [field]: 'Esa contraseña es muy común y fácil de adivinar. Elige otra.' })
}

let estimator: ReturnType<typeof loadEstimator> | undefined

/** The estimator is loaded when first needed: its dictionaries hold three megabytes. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, common, spanish] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-es-es'),
  ])
  const dictionary = { ...common.dictionary, ...spanish.dictionary, guessable: GUESSABLE_WORDS }
  return new ZxcvbnFactory({
    dictionary,
    graphs: common.adjacencyGraphs,
    l33tTable: LOOKALIKES,
    l33tMaxSubstitutions: MAX_READINGS,
  })
}

let nobodysHash: Promise<string> | undefined
