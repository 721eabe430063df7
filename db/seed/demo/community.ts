import type { favourites, matches, reviews } from '@/db/schema'
import reviewTexts from '@/db/seed/data/reviews.json'
import { type Random, randomFrom } from '@/db/seed/random'
import { createRotation, shuffled, weighted } from '@/db/seed/sampling'
import { DAY_MS } from '@/lib/text/durations'
import { AGES, GENDERS } from '@/lib/text/vocabulary'
import { type Account, DEMO_EMAILS } from './accounts'
import type { Calendar } from './calendar'
import { type DemoPet, isListed } from './pets'

/** The one approved foundation without reviews. */
const UNREVIEWED_FOUNDATION = 'Orejas Largas'

function peopleOf(accounts: readonly Account[]): Account[] {
  const demo: string[] = Object.values(DEMO_EMAILS)
  return accounts.filter(({ row, foundation }) => !foundation && !demo.includes(row.email))
}

export function publicFoundations(accounts: readonly Account[]): Account[] {
  return accounts.filter(({ row, foundation }) => foundation && row.email !== DEMO_EMAILS.pending)
}

/** Four to nine, by people of its country; no answer is given twice. */
export function generateReviews(
  accounts: readonly Account[],
  calendar: Calendar,
): (typeof reviews.$inferInsert)[] {
  const random = randomFrom('reviews')
  const rotate = createRotation<string>()
  const givenReplies = new Set<string>()
  return publicFoundations(accounts)
    .filter(({ foundation }) => foundation?.name !== UNREVIEWED_FOUNDATION)
    .flatMap((account) => {
      const usedComments = new Set<string>()
      return peopleOfSameCountry(random, accounts, account)
        .slice(0, random.integer(4, 9))
        .map((person) => {
          const texts = reviewsAbout(account).filter(({ comment }) => !usedComments.has(comment))
          const comment = rotate(
            random,
            texts.map((text) => text.comment),
          )
          usedComments.add(comment)
          const { points = 5, reply = null } = texts.find((text) => text.comment === comment) ?? {}
          const createdAt = calendar(random.integer(3, 300), random)
          const answers = reply !== null && !givenReplies.has(reply)
          if (answers) givenReplies.add(reply)
          return {
            foundationId: account.row.id,
            userId: person.row.id,
            points,
            comment,
            createdAt,
            updatedAt: createdAt,
            reply: answers ? reply : null,
            repliedAt: answers ? new Date(createdAt.getTime() + DAY_MS) : null,
          }
        })
    })
}

/** No type of pet that the foundation does not have. */
function reviewsAbout({ foundation }: Account) {
  const types: readonly string[] = foundation?.types ?? []
  return reviewTexts.filter(({ about }) => about === undefined || types.includes(about))
}

export function peopleOfSameCountry(
  random: Random,
  accounts: readonly Account[],
  { city }: Account,
): Account[] {
  return shuffled(
    random,
    peopleOf(accounts).filter((person) => person.city.countryId === city.countryId),
  )
}

export function generateFavourites(
  accounts: readonly Account[],
  pets: readonly DemoPet[],
  calendar: Calendar,
): (typeof favourites.$inferInsert)[] {
  const random = randomFrom('favourites')
  const adopter = accounts.filter(({ row }) => row.email === DEMO_EMAILS.adopter)
  const fans = [
    ...adopter.map((person) => ({ person, count: 4 })),
    ...peopleOf(accounts)
      .filter(() => random.chance(0.6))
      .map((person) => ({ person, count: random.integer(1, 6) })),
  ]
  return fans.flatMap(({ person, count }) =>
    shuffled(random, visibleTo(person, pets))
      .slice(0, count)
      .map(({ row, publishedDays }) => ({
        userId: person.row.id,
        petId: row.id,
        createdAt: calendar(random.integer(1, publishedDays) - 1, random),
      })),
  )
}

/** Other people's, in the person's country. */
export function visibleTo(person: Account, pets: readonly DemoPet[]): DemoPet[] {
  return pets.filter(
    (pet) => isListed(pet) && pet.row.countryId === person.city.countryId && pet.owner !== person,
  )
}

/** The demo adopter looks for a young medium-sized female dog. */
export function generateMatches(
  accounts: readonly Account[],
  calendar: Calendar,
): (typeof matches.$inferInsert)[] {
  const random = randomFrom('matches')
  const answers = (person: Account) => {
    const createdAt = calendar(random.integer(5, 90), random)
    return {
      userId: person.row.id,
      type: weighted(random, [
        ['perro', 5],
        ['gato', 3],
        ['ambos', 2],
      ] as const),
      hadPet: random.chance(0.7),
      age: random.pick(AGES),
      gender: random.pick(GENDERS),
      coat: weighted(random, [
        ['corto', 6],
        ['mediano', 3],
        ['largo', 2],
        ['rizado', 1],
      ] as const),
      size: weighted(random, [
        ['pequeño', 4],
        ['mediano', 5],
        ['grande', 2],
      ] as const),
      createdAt,
      updatedAt: createdAt,
    }
  }
  const adopter = accounts.filter(({ row }) => row.email === DEMO_EMAILS.adopter)
  const wish = {
    type: 'perro',
    hadPet: true,
    age: 'joven',
    gender: 'hembra',
    coat: 'corto',
    size: 'mediano',
  } as const
  return [
    ...adopter.map((person) => ({ ...answers(person), ...wish })),
    // Everybody: nobody may ask for a pet without.
    ...peopleOf(accounts).map(answers),
  ]
}
