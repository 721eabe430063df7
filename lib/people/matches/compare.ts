import { ageWord, agree, sizeWord } from '@/lib/text/copy/agree'
import { and } from '@/lib/text/copy/join-words'
import type { Age, Gender, MatchType } from '@/lib/text/vocabulary'
import type { MatchAnswers } from './dto'
import { type Attribute, judge, type MatchScore, type ScoredPet, scoreOf, type Verdict } from './score'

export interface AttributeComparison {
  attribute: Attribute | 'experience'
  verdict: Verdict
  /** 'Tipo: perro': the pet's value. */
  label: string
  /** A sentence for people that says why. */
  reason: string
}

export interface MatchComparison {
  attributes: AttributeComparison[]
  /** Null for other animals, which the quiz does not ask about. */
  score: MatchScore | null
}

interface ComparedPet extends ScoredPet {
  name: string
  specialNeeds: boolean | null
}

/** Adopters are addressed as tú; owners read about them. */
export type Reader = 'adopter' | 'owner'

/** @param experience what the adopter told of it with their home */
export function compareWithMatch(
  pet: ComparedPet,
  match: MatchAnswers,
  reader: Reader = 'adopter',
  experience: string | null = null,
): MatchComparison {
  const { name, type, age, gender, size, coat } = pet
  const seeks = reader === 'adopter' ? 'Buscas' : 'Busca'
  const prefers = reader === 'adopter' ? 'Prefieres' : 'Prefiere'
  const compare = comparerOf(pet, match, reader)
  const ageNow = ageWord(age, gender, type)
  const coatNow = coat === 'sin pelo' ? `${name} no tiene pelo` : `el de ${name} es ${coat}`
  // A puppy, whose age alone fits, would be said to be one.
  const saysKitten =
    match.type === 'gato' && match.age === 'cachorro' && (type === 'gato' || match.age !== age)
  const attributes = [
    compareType(pet, match, seeks),
    compare('age', `Edad: ${ageNow}`, 'la edad', {
      wanted: (wish) => `${seeks} ${saysKitten ? 'un gatito' : WANTED_AGES[wish]}`,
      fits: `${name} lo es`,
      differs: `${name} es ${ageNow}`,
    }),
    compare('gender', `Sexo: ${gender}`, 'el sexo', {
      wanted: (wish) => `${seeks} ${WANTED_GENDERS[wish]}`,
      fits: `${name} lo es`,
      differs: `${name} es ${gender}`,
    }),
    compare('size', `Tamaño: ${sizeWord(size, 'macho')}`, 'el tamaño', {
      wanted: (wish) => `${prefers} un tamaño ${sizeWord(wish, 'macho')}`,
      differs: `${name} es ${sizeWord(size, gender)}`,
    }),
    compare('coat', `Pelaje: ${coat}`, 'el pelaje', {
      wanted: (wish) => `${prefers} ${wish === 'sin pelo' ? 'una mascota sin pelo' : `pelo ${wish}`}`,
      differs: coatNow,
    }),
    compareExperience(pet, match, reader, experience),
  ]
  return { attributes, score: scoreOf(pet, match) }
}

type Wishable = Exclude<Attribute, 'type'>

/** What is said of a wish and the pet: 'Buscas un macho y Toby lo es.', 'Buscas un macho; Luna es hembra.' */
interface Phrases<Name extends Wishable> {
  wanted: (wish: NonNullable<MatchAnswers[Name]>) => string
  differs: string
  /** `differs`, unless given. */
  fits?: string
}

const comparerOf =
  (pet: ComparedPet, match: MatchAnswers, reader: Reader) =>
  <Name extends Wishable>(
    attribute: Name,
    label: string,
    what: string,
    { wanted, differs, fits = differs }: Phrases<Name>,
  ): AttributeComparison => {
    const verdict = judge(attribute, pet, match)
    const wish = match[attribute]
    if (wish === null) {
      const reason = `${reader === 'adopter' ? 'Te' : 'Le'} da igual ${what}.`
      return { attribute, verdict, label, reason }
    }
    const pair = verdict === 'fits' ? ` ${and(fits)} ${fits}` : `; ${differs}`
    return { attribute, verdict, label, reason: `${wanted(wish)}${pair}.` }
  }

const WANTED_TYPES: Record<MatchType, string> = { perro: 'un perro', gato: 'un gato', ambos: 'perro o gato' }
/** Words that agree with 'una mascota'. */
const WANTED_AGES: Record<Age, string> = {
  cachorro: 'un cachorro',
  joven: 'una mascota joven',
  adulto: 'una mascota adulta',
  'adulto mayor': 'una mascota adulta mayor',
}
const WANTED_GENDERS: Record<Gender, string> = { macho: 'un macho', hembra: 'una hembra' }

function compareType(pet: ComparedPet, match: MatchAnswers, seeks: string): AttributeComparison {
  const { name, type, gender } = pet
  if (type === 'otro') {
    const reason = `El test pregunta por perros y gatos, ${and(name)} ${name} es otro animal.`
    return { attribute: 'type', verdict: 'unknown', label: 'Tipo: otro animal', reason }
  }
  const kind = gender === 'hembra' ? `una ${agree(type, gender)}` : `un ${type}`
  return {
    attribute: 'type',
    verdict: judge('type', pet, match),
    label: `Tipo: ${type}`,
    reason: `${seeks} ${WANTED_TYPES[match.type]} ${and(name)} ${name} es ${kind}.`,
  }
}

/** Having no experience with a pet of special needs is something to talk about. */
function compareExperience(
  { name, specialNeeds }: ComparedPet,
  { hadPet }: MatchAnswers,
  reader: Reader,
  told: string | null,
): AttributeComparison {
  const past = experienceWords(hadPet, reader, told)
  const says = (verdict: Verdict, needs: string): AttributeComparison => ({
    attribute: 'experience',
    verdict,
    label: 'Experiencia',
    reason: `${past} ${needs}`,
  })
  if (specialNeeds === null) {
    return reader === 'adopter'
      ? says('unknown', `No sabemos si ${name} necesita cuidados especiales: pregúntalo.`)
      : says('unknown', `No dijiste si ${name} necesita cuidados especiales.`)
  }
  return specialNeeds
    ? says(experienceVerdict(hadPet), `${name} necesita cuidados especiales.`)
    : says('fits', `${name} no necesita cuidados especiales.`)
}

function experienceVerdict(hadPet: boolean | null): Verdict {
  if (hadPet === null) return 'any'
  return hadPet ? 'fits' : 'differs'
}

function experienceWords(hadPet: boolean | null, reader: Reader, told: string | null): string {
  if (hadPet === null && told !== null)
    return reader === 'adopter' ? 'La contaste con lo de tu hogar.' : 'La contó con lo de su hogar.'
  if (hadPet === null)
    return reader === 'adopter' ? 'No dijiste si ya has tenido mascota.' : 'No dijo si ya ha tenido mascota.'
  if (reader === 'adopter') return hadPet ? 'Ya has tenido mascota.' : 'Sería tu primera mascota.'
  return hadPet ? 'Ya ha tenido mascota.' : 'Sería su primera mascota.'
}
