import { CAT_KINDS, DOG_KINDS, type Kind, LOCAL_DOG_KINDS, OTHER_KINDS } from '@/db/seed/data/kinds'
import type { Random } from '@/db/seed/random'
import type { Age, Coat, CountryId, Gender, Health, PetType, Size } from '@/lib/vocabulary'
import { weighted } from './chance'

/** What is true of an animal; whatever is written about it has to agree with this. */
export interface Animal {
  type: PetType
  breed: string
  color: string
  age: Age
  gender: Gender
  size: Size
  coat: Coat
  health: Health
  castrated: boolean
  houseTrained: boolean | null
  specialNeeds: boolean | null
  children: boolean | null
  dogs: boolean | null
  cats: boolean | null
}

const AGES = [
  ['cachorro', 28],
  ['joven', 27],
  ['adulto', 34],
  ['adulto mayor', 13],
] as const
const CASTRATED: Record<Age, number> = { cachorro: 0.12, joven: 0.65, adulto: 0.85, 'adulto mayor': 0.85 }
/** Chances that an 'otro' animal is neutered; of birds, hamsters and tortoises nobody is. */
const CASTRATED_OTHERS: Partial<Record<string, number>> = { Conejo: 0.6, 'Cobayo (cuy)': 0.2 }

/** A puppy that was listed so many days ago is none any more. */
const GROWN_DAYS = 75

interface Origin {
  type: PetType
  country: CountryId
  listedDays: number
  /** Colours of the listings just before, so that a page of results shows many. */
  recentColors: readonly string[]
}

/** Draws an animal as shelters of the country have them, with the age it has after so many days on the list. */
export function drawAnimal(random: Random, { type, country, listedDays, recentColors }: Origin): Animal {
  const kinds = kindsOf(type, country).flatMap((kind) => {
    const fresh = kind[4].filter((color) => !recentColors.includes(color))
    return fresh.length > 0 ? [[{ kind, fresh }, kind[1]] as const] : []
  })
  const { kind, fresh } = weighted(random, kinds)
  const [breed, , sizes, coats] = kind
  const color = random.pick(fresh)
  const born = weighted(random, AGES)
  const age = born === 'cachorro' && listedDays > GROWN_DAYS ? 'joven' : born
  const looks = { type, breed, color, age, size: random.pick(sizes), coat: random.pick(coats) }
  const gender = drawGender(random, type, color)
  return type === 'otro'
    ? { ...looks, gender, ...drawOtherCare(random, breed, age) }
    : { ...looks, gender, ...drawCare(random, age) }
}

function kindsOf(type: PetType, country: CountryId): readonly Kind[] {
  if (type === 'perro') return [...DOG_KINDS, ...(LOCAL_DOG_KINDS[country] ?? [])]
  return type === 'gato' ? CAT_KINDS : OTHER_KINDS
}

/** Calico and tortoiseshell cats are females, nearly without exception; most orange ones are males. */
function drawGender(random: Random, type: PetType, color: string): Gender {
  if (type === 'gato' && /calicó|carey/i.test(color)) return 'hembra'
  const males = type === 'gato' && /naranja/i.test(color) ? 0.78 : 0.5
  return random.chance(males) ? 'macho' : 'hembra'
}

function drawCare(random: Random, age: Age) {
  const young = age === 'cachorro'
  const vaccinated = random.chance(young ? 0.72 : 0.87)
  return {
    health: vaccinated ? ('vacunas al dia' as const) : ('no vacunado' as const),
    castrated: random.chance(CASTRATED[age]),
    houseTrained: known(random, young ? 0.5 : 0.85, young ? 0.35 : 0.05),
    specialNeeds: known(random, age === 'adulto mayor' ? 0.38 : 0.07, age === 'adulto mayor' ? 0.55 : 0.86),
    children: known(random, 0.62, 0.1),
    dogs: known(random, 0.6, 0.13),
    cats: known(random, 0.45, 0.2),
  }
}

function drawOtherCare(random: Random, breed: string, age: Age) {
  const isRabbit = breed === 'Conejo'
  return {
    health: isRabbit && random.chance(0.5) ? ('vacunas al dia' as const) : ('no vacunado' as const),
    castrated: age !== 'cachorro' && random.chance(CASTRATED_OTHERS[breed] ?? 0),
    houseTrained: isRabbit ? known(random, 0.6, 0.2) : null,
    specialNeeds: known(random, 0, 0.9),
    children: known(random, 0.6, 0.1),
    dogs: known(random, 0.08, 0.4),
    cats: known(random, 0.05, 0.45),
  }
}

/** True and false with the given chances, otherwise null: nobody knows. */
function known(random: Random, yes: number, no: number): boolean | null {
  const drawn = random.between(0, 1)
  if (drawn < yes) return true
  return drawn < yes + no ? false : null
}
