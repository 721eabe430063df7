import type { favourites, matches, reviews } from '@/db/schema'
import reviewTexts from '@/db/seed/data/reviews.json'
import { type Random, randomFrom } from '@/db/seed/random'
import { AGES, GENDERS } from '@/lib/vocabulary'
import { type Account, DEMO_EMAILS } from './accounts'
import type { Calendar } from './calendar'
import { createRotation, shuffled, weighted } from './chance'
import { type DemoPet, isListed } from './pets'

/** An approved foundation that nobody has reviewed yet. */
const UNREVIEWED_FOUNDATION = 'Orejas Largas'

/** Everybody who adopts, donates and reviews; the demo's own accounts do so only where it is asked for. */
function peopleOf(accounts: readonly Account[]): Account[] {
  const demo: string[] = Object.values(DEMO_EMAILS)
  return accounts.filter(({ row, foundation }) => !foundation && !demo.includes(row.email))
}

export function publicFoundations(accounts: readonly Account[]): Account[] {
  return accounts.filter(({ row, foundation }) => foundation && row.email !== DEMO_EMAILS.pending)
}

/** What people say about the foundations of their country: four to nine reviews each. */
export function drawReviews(
  accounts: readonly Account[],
  calendar: Calendar,
): (typeof reviews.$inferInsert)[] {
  const random = randomFrom('reviews')
  const rotate = createRotation<string>()
  return publicFoundations(accounts)
    .filter(({ foundation }) => foundation?.name !== UNREVIEWED_FOUNDATION)
    .flatMap((account) => {
      const said = new Set<string>()
      return compatriots(random, accounts, account)
        .slice(0, random.integer(4, 9))
        .map((person) => {
          const texts = reviewsAbout(account).filter(({ comment }) => !said.has(comment))
          const comment = rotate(
            random,
            texts.map((text) => text.comment),
          )
          said.add(comment)
          const points = texts.find((text) => text.comment === comment)?.points ?? 5
          const createdAt = calendar(random.integer(3, 300), random)
          return {
            foundationId: account.row.id,
            userId: person.row.id,
            points,
            comment,
            createdAt,
            updatedAt: createdAt,
          }
        })
    })
}

/** Reviews that fit: nobody adopts a cat from a foundation that only has dogs. */
function reviewsAbout({ foundation }: Account) {
  const types: readonly string[] = foundation?.types ?? []
  return reviewTexts.filter(({ about }) => about === undefined || types.includes(about))
}

/** The people of an account's country in some order. */
export function compatriots(random: Random, accounts: readonly Account[], { city }: Account): Account[] {
  return shuffled(
    random,
    peopleOf(accounts).filter((person) => person.city.countryId === city.countryId),
  )
}

/** The pets that people have marked, mostly of their own country; the demo adopter has four. */
export function drawFavourites(
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

/** The adoptable pets of the person's country that belong to somebody else. */
export function visibleTo(person: Account, pets: readonly DemoPet[]): DemoPet[] {
  return pets.filter(
    (pet) => isListed(pet) && pet.row.countryId === person.city.countryId && pet.owner !== person,
  )
}

/** What some people look for; the demo adopter looks for a young dog of middle size. */
export function drawMatches(
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
    ...peopleOf(accounts)
      .filter(() => random.chance(0.3))
      .map(answers),
  ]
}
