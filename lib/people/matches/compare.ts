import { ageWord, agree, and, sizeWord } from '@/lib/text/copy/agree'
import type { Age, Coat, Gender, MatchType } from '@/lib/text/vocabulary'
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
  const attributes = [
    compareType(pet, match, reader),
    compareAge(pet, match, reader),
    compareGender(pet, match, reader),
    compareSize(pet, match, reader),
    compareCoat(pet, match, reader),
  ]
  return {
    attributes: [...attributes, compareExperience(pet, match, reader, experience)],
    score: scoreOf(pet, match),
  }
}

const seeks = (reader: Reader) => (reader === 'adopter' ? 'Buscas' : 'Busca')
const prefers = (reader: Reader) => (reader === 'adopter' ? 'Prefieres' : 'Prefiere')

/** 'Te da igual la edad.' */
const indifferent = (reader: Reader, what: string) =>
  `${reader === 'adopter' ? 'Te' : 'Le'} da igual ${what}.`

const WANTED_TYPES: Record<MatchType, string> = { perro: 'un perro', gato: 'un gato', ambos: 'perro o gato' }

function compareType(pet: ComparedPet, match: MatchAnswers, reader: Reader): AttributeComparison {
  const { name, type, gender } = pet
  const wanted = `${seeks(reader)} ${WANTED_TYPES[match.type]}`
  if (type === 'otro') {
    const reason = `El test pregunta por perros y gatos, ${and(name)} ${name} es otro animal.`
    return { attribute: 'type', verdict: 'unknown', label: 'Tipo: otro animal', reason }
  }
  const kind = gender === 'hembra' ? `una ${agree(type, gender)}` : `un ${type}`
  return {
    attribute: 'type',
    verdict: judge('type', pet, match),
    label: `Tipo: ${type}`,
    reason: `${wanted} ${and(name)} ${name} es ${kind}.`,
  }
}

/** Words that agree with 'una mascota'. */
const WANTED_AGES: Record<Age, string> = {
  cachorro: 'un cachorro',
  joven: 'una mascota joven',
  adulto: 'una mascota adulta',
  'adulto mayor': 'una mascota adulta mayor',
}

function compareAge(pet: ComparedPet, match: MatchAnswers, reader: Reader): AttributeComparison {
  const { name, age, gender, type } = pet
  const verdict = judge('age', pet, match)
  const word = ageWord(age, gender, type)
  const label = `Edad: ${word}`
  if (match.age === null) return { attribute: 'age', verdict, label, reason: indifferent(reader, 'la edad') }
  const seeksKitten = match.type === 'gato' && match.age === 'cachorro'
  // A puppy, whose age alone fits, would be said to be one.
  const saysKitten = seeksKitten && (type === 'gato' || verdict === 'differs')
  const wanted = `${seeks(reader)} ${saysKitten ? 'un gatito' : WANTED_AGES[match.age]}`
  const reason =
    verdict === 'fits' ? `${wanted} ${and(name)} ${name} lo es.` : `${wanted}; ${name} es ${word}.`
  return { attribute: 'age', verdict, label, reason }
}

const WANTED_GENDERS: Record<Gender, string> = { macho: 'un macho', hembra: 'una hembra' }

function compareGender(pet: ComparedPet, match: MatchAnswers, reader: Reader): AttributeComparison {
  const { name, gender } = pet
  const verdict = judge('gender', pet, match)
  const label = `Sexo: ${gender}`
  if (match.gender === null)
    return { attribute: 'gender', verdict, label, reason: indifferent(reader, 'el sexo') }
  const wanted = `${seeks(reader)} ${WANTED_GENDERS[match.gender]}`
  const reason =
    verdict === 'fits' ? `${wanted} ${and(name)} ${name} lo es.` : `${wanted}; ${name} es ${gender}.`
  return { attribute: 'gender', verdict, label, reason }
}

function compareSize(pet: ComparedPet, match: MatchAnswers, reader: Reader): AttributeComparison {
  const { name, size, gender } = pet
  const verdict = judge('size', pet, match)
  const label = `Tamaño: ${sizeWord(size, 'macho')}`
  if (match.size === null)
    return { attribute: 'size', verdict, label, reason: indifferent(reader, 'el tamaño') }
  const wanted = `${prefers(reader)} un tamaño ${sizeWord(match.size, 'macho')}`
  const reason = `${wanted}${verdict === 'fits' ? ` ${and(name)}` : ';'} ${name} es ${sizeWord(size, gender)}.`
  return { attribute: 'size', verdict, label, reason }
}

const coatWords = (coat: Coat) => (coat === 'sin pelo' ? 'una mascota sin pelo' : `pelo ${coat}`)

function compareCoat(pet: ComparedPet, match: MatchAnswers, reader: Reader): AttributeComparison {
  const { name, coat } = pet
  const verdict = judge('coat', pet, match)
  const label = `Pelaje: ${coat}`
  if (match.coat === null)
    return { attribute: 'coat', verdict, label, reason: indifferent(reader, 'el pelaje') }
  const wanted = `${prefers(reader)} ${coatWords(match.coat)}`
  const its = coat === 'sin pelo' ? `${name} no tiene pelo` : `el de ${name} es ${coat}`
  const reason = verdict === 'fits' ? `${wanted} ${and(its)} ${its}.` : `${wanted}; ${its}.`
  return { attribute: 'coat', verdict, label, reason }
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
