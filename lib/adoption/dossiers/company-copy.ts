import type { Reader } from '@/lib/people/matches/compare'
import type { PetDto } from '@/lib/pets/dto'
import { joinAnd } from '@/lib/text/copy/agree'
import { companionLabel } from '@/lib/text/copy/labels'
import { COMPANIONS, type Companion } from '@/lib/text/vocabulary'
import { childrenWords } from './copy'
import type { DossierAnswers } from './dto'

type Pet = Pick<PetDto, 'name' | 'type' | 'goodWith'>

/**
 * What both sides should talk about before anything else: the pet does not get along with somebody who lives in the home.
 * Null when it does, or when nobody knows.
 */
export function companyWarning(pet: Pet, dossier: DossierAnswers, reader: Reader): string | null {
  const lives: Record<Companion, string | null> = {
    children: dossier.children > 0 ? childrenWords(dossier) : null,
    dogs: dossier.otherPets.includes('perros') ? 'perros' : null,
    cats: dossier.otherPets.includes('gatos') ? 'gatos' : null,
  }
  const met = COMPANIONS.filter((companion) => pet.goodWith[companion] === false && lives[companion])
  if (met.length === 0) return null
  const avoided = met
    .map((companion) => `con ${companionLabel(companion, pet.type).toLowerCase()}`)
    .join(' ni ')
  const present = joinAnd(met.flatMap((companion) => lives[companion] ?? []))
  return reader === 'owner'
    ? `Publicaste que ${pet.name} no se lleva bien ${avoided}, y en este hogar hay ${present}. Conversen sobre eso antes de decidir.`
    : `${pet.name} no se lleva bien ${avoided}, y en tu hogar hay ${present}. Cuenta en tu mensaje cómo lo harían: es lo primero que te van a preguntar.`
}
