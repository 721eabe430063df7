import { kindGender, petKind } from '@/lib/pets/alt'
import type { PetDto } from '@/lib/pets/dto'
import { petCompanions } from '@/lib/pets/fact-copy'
import { ribbonText } from '@/lib/pets/ribbon'
import { capitalise } from '@/lib/text/capitalise'
import { ageLabel, agree, sizeWord } from '@/lib/text/copy/agree'
import { joinAnd } from '@/lib/text/copy/join-words'

export interface PosterWords {
  title: string
  state: string
  name: string
  kind: string
  place: string
  facts: string[]
  scan: string
}

export function posterWords(pet: PetDto): PosterWords {
  const { name, gender, place, size } = pet
  const noun = kindGender(pet)
  const parts = [petKind(pet), ageLabel({ ...pet, gender: noun }), sizeWord(size, noun)].map(capitalise)
  return {
    title: `Cartel de ${name}`,
    state: ribbonText(pet) ?? 'En adopción',
    name,
    // Breaks lines after the dot, never before it.
    kind: parts.join('\u00a0· '),
    place: `${place.city}, ${place.country}`,
    facts: posterFacts(pet),
    scan: `Escanea para ${gender === 'hembra' ? 'conocerla' : 'conocerlo'}`,
  }
}

function posterFacts(pet: PetDto): string[] {
  const { gender, health, castrated, houseTrained, specialNeeds, foundation } = pet
  const friends = petCompanions(pet).filter(({ answer }) => answer === 'Sí')
  const names = joinAnd(friends.map(({ label }) => label.toLowerCase()))
  const facts = [
    health === 'vacunas al dia' && 'Vacunas al día',
    castrated && agree('Esterilizado', gender),
    names && `Se lleva bien con ${names}`,
    specialNeeds ? 'Necesita cuidados especiales' : houseTrained && agree('Hogareño', gender),
    foundation && `${gender === 'hembra' ? 'La' : 'Lo'} cuida ${foundation.name}`,
  ]
  return facts.flatMap((fact) => fact || [])
}
