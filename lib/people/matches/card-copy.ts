import { capitalise } from '@/lib/text/capitalise'
import { ageWord, agree } from '@/lib/text/copy/agree'
import { joinAnd } from '@/lib/text/copy/join-words'
import { sizeBand } from '@/lib/text/copy/sizes'
import type { Coat, Gender, MatchType, PetType } from '@/lib/text/vocabulary'
import type { AttributeComparison, MatchComparison } from './compare'
import type { MatchAnswers } from './dto'
import { type Attribute, COMPARED, judge, type ScoredPet, scoreOf } from './score'

export interface CardComparison extends MatchComparison {
  /** 'Distinto: adulta y de pelo largo': what is not as wanted, and says so itself. */
  difference: string
}

/** Other animals have no score and nothing to compare. */
export function compareForCard(pet: ScoredPet, match: MatchAnswers): CardComparison {
  const score = scoreOf(pet, match)
  if (!score) {
    return { score, attributes: [], difference: 'Sin comparación: el test es de perros y gatos' }
  }
  const words = cardWords(pet, match)
  const attributes = COMPARED.map((attribute): AttributeComparison => {
    const verdict = judge(attribute, pet, match)
    const { label, asked, wanted } = words[attribute]
    if (verdict === 'any') return { attribute, verdict, label, reason: 'Te da igual.' }
    return { attribute, verdict, label, reason: verdict === 'fits' ? asked : `Prefieres ${wanted}.` }
  })
  const different = COMPARED.filter((attribute) => judge(attribute, pet, match) === 'differs')
  return { score, attributes, difference: differenceOf(different.map((attribute) => words[attribute])) }
}

/** 'perra joven, mediana, de pelo corto': what an adopter looks for; 'perro joven' who minds nothing else. */
export function wantedPet({ type, age, gender, size, coat }: MatchAnswers): string {
  const like = gender ?? 'macho'
  const animal = age ? `${animalWord(type, like)} ${ageWord(age, like)}` : animalWord(type, like)
  const isKitten = type === 'gato' && age === 'cachorro'
  return [isKitten ? ageWord(age, like, type) : animal, size && agree(size, like), coat && withCoat(coat)]
    .filter(Boolean)
    .join(', ')
}

interface Words {
  label: string
  asked: string
  /** What follows 'prefieres'; of no use where they do not mind. */
  wanted: string
  listed: string
}

function cardWords(pet: ScoredPet, match: MatchAnswers): Record<Attribute, Words> {
  const { type, age, gender, size, coat } = pet
  const soughtType = match.type === 'ambos' ? type : match.type
  // A wish agrees with the animal wished for, which need not be of the pet's sex.
  const soughtGender = match.gender ?? gender
  const labelled = (word: string, asked: string, wanted: string, listed = word): Words => ({
    label: capitalise(word),
    asked,
    wanted,
    listed,
  })
  return {
    type: labelled(
      animalWord(type, gender),
      'Lo que buscas.',
      animalWord(match.type, match.gender ?? 'macho'),
    ),
    age: labelled(
      ageWord(age, gender, type),
      'La edad que pediste.',
      ageWord(match.age ?? age, soughtGender, soughtType),
    ),
    gender: labelled(gender, 'Lo que buscas.', soughtGender),
    size: labelled(agree(size, gender), sizeAsked(pet), agree(match.size ?? size, soughtGender)),
    coat: labelled(
      coatLabel(coat),
      'El pelaje que pediste.',
      wantedCoat(coat, match.coat ?? coat),
      withCoat(coat),
    ),
  }
}

function differenceOf(different: readonly Words[]): string {
  const [first, ...more] = different
  if (!first) return 'Es todo lo que buscas'
  if (more.length === 0) return `Distinto: ${first.label.toLowerCase()}; prefieres ${first.wanted}`
  return `Distinto: ${joinAnd(different.map((words) => words.listed))}`
}

function animalWord(type: PetType | MatchType, gender: Gender): string {
  if (type === 'ambos') return `${agree('perro', gender)} o ${agree('gato', gender)}`
  return type === 'otro' ? 'otro animal' : agree(type, gender)
}

/** 'De 12 a 27 kg, como pediste.' */
function sizeAsked({ type, size }: ScoredPet): string {
  const kg = sizeBand(type, size)?.kg ?? size
  return `${/^\d/.test(kg) ? `De ${kg}` : capitalise(kg)}, como pediste.`
}

const coatLabel = (coat: Coat) => (coat === 'sin pelo' ? coat : `pelo ${coat}`)
const withCoat = (coat: Coat) => (coat === 'sin pelo' ? coat : `de pelo ${coat}`)

/** 'corto' beside another coat, 'pelo corto' beside none. */
const wantedCoat = (coat: Coat, wanted: Coat) => (coat === 'sin pelo' ? coatLabel(wanted) : wanted)
