import { CAT_KINDS, DOG_KINDS, type Kind, LOCAL_DOG_KINDS, OTHER_KINDS } from '@/db/seed/data/kinds'
import type { Random } from '@/db/seed/random'
import { weighted } from '@/db/seed/sampling'
import type { Age, Coat, CountryId, Gender, Health, PetType, Size } from '@/lib/text/vocabulary'

/** Its description must agree. */
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
/** By breed; birds, hamsters and tortoises never are. */
const CASTRATED_OTHERS: Partial<Record<string, number>> = { Conejo: 0.6, 'Cobayo (cuy)': 0.2 }

/** A puppy listed longer ago than this has grown up. */
const GROWN_DAYS = 75

interface Origin {
  type: PetType
  country: CountryId
  listedDays: number
  /** So that a page of results shows many. */
  recentColors: readonly string[]
}

/** As shelters of the country have them. */
export function generateAnimal(random: Random, { type, country, listedDays, recentColors }: Origin): Animal {
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
  const gender = generateGender(random, type, color)
  return type === 'otro'
    ? { ...looks, gender, ...generateOtherCare(random, breed, age) }
    : { ...looks, gender, ...generateCare(random, age) }
}

function kindsOf(type: PetType, country: CountryId): readonly Kind[] {
  if (type === 'perro') return [...DOG_KINDS, ...(LOCAL_DOG_KINDS[country] ?? [])]
  return type === 'gato' ? CAT_KINDS : OTHER_KINDS
}

/** Most calico and tortoiseshell cats are female, most orange ones male. */
function generateGender(random: Random, type: PetType, color: string): Gender {
  if (type === 'gato' && /calicó|carey/i.test(color)) return 'hembra'
  const males = type === 'gato' && /naranja/i.test(color) ? 0.78 : 0.5
  return random.chance(males) ? 'macho' : 'hembra'
}

function generateCare(random: Random, age: Age) {
  const young = age === 'cachorro'
  const vaccinated = random.chance(young ? 0.72 : 0.87)
  return {
    health: vaccinated ? ('vacunas al dia' as const) : ('no vacunado' as const),
    castrated: random.chance(CASTRATED[age]),
    houseTrained: random.maybe(young ? 0.5 : 0.85, young ? 0.35 : 0.05),
    specialNeeds: random.maybe(age === 'adulto mayor' ? 0.38 : 0.07, age === 'adulto mayor' ? 0.55 : 0.86),
    children: random.maybe(0.62, 0.1),
    dogs: random.maybe(0.6, 0.13),
    cats: random.maybe(0.45, 0.2),
  }
}

function generateOtherCare(random: Random, breed: string, age: Age) {
  const isRabbit = breed === 'Conejo'
  return {
    health: isRabbit && random.chance(0.5) ? ('vacunas al dia' as const) : ('no vacunado' as const),
    castrated: age !== 'cachorro' && random.chance(CASTRATED_OTHERS[breed] ?? 0),
    houseTrained: isRabbit ? random.maybe(0.6, 0.2) : null,
    specialNeeds: random.maybe(0, 0.9),
    children: random.maybe(0.6, 0.1),
    dogs: random.maybe(0.08, 0.4),
    cats: random.maybe(0.05, 0.45),
  }
}
