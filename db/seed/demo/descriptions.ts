import type { Bio, Narrator, Requirements } from '@/db/seed/data/bio'
import { ANY_BIOS } from '@/db/seed/data/bios-any'
import { CAT_BIOS } from '@/db/seed/data/bios-cats'
import { DOG_BIOS } from '@/db/seed/data/bios-dogs'
import { OTHER_BIOS } from '@/db/seed/data/bios-others'
import type { Random } from '@/db/seed/random'
import { createRotation } from '@/db/seed/sampling'
import { type PetType, TAGS, type Tag } from '@/lib/text/vocabulary'
import type { Animal } from './animals'
import type { City } from './places'

const FACTS = ['houseTrained', 'specialNeeds', 'castrated', 'health', 'children', 'dogs', 'cats'] as const

export function matchesFacts(requires: Requirements, pet: PetFacts & { waiting: boolean }): boolean {
  return (
    FACTS.every((fact) => requires[fact] === undefined || requires[fact] === pet[fact]) &&
    (requires.sizes?.includes(pet.size) ?? true) &&
    (requires.breeds?.includes(pet.breed) ?? true) &&
    (!requires.haired || pet.coat !== 'sin pelo') &&
    (requires.narrators?.includes(pet.narrator) ?? true) &&
    (!requires.waiting || pet.waiting)
  )
}

export function renderBio(bio: Bio, pet: Pick<PetFacts, 'gender'>, name: string): string {
  return agree(bio.text, pet).replaceAll('{nombre}', name)
}

type Biographer = (
  random: Random,
  pet: PetFacts & { waiting: boolean },
  name: string,
) => { description: string; tags: Tag[]; sizes: Requirements['sizes'] }

/** A bio repeats only after all others that fit. */
export function createBiographer(): Biographer {
  const rotate = createRotation<Bio>()
  return (random, pet, name) => {
    const allowed = BIOS[pet.type].filter(
      (bio) => (bio.ages.length === 0 || bio.ages.includes(pet.age)) && matchesFacts(bio.requires, pet),
    )
    const bio = rotate(random, allowed)
    const sentences = [renderBio(bio, pet, name), ...closing(random, pet, bio.requires)]
    return {
      description: sentences.join(' '),
      tags: generateTags(random, bio.tags),
      sizes: bio.requires.sizes,
    }
  }
}

/** Up to three. */
function closing(random: Random, pet: PetFacts, claimed: Requirements): string[] {
  const care = careSentence(random, pet, claimed)
  const facts = [
    random.chance(0.65) ? healthSentence(random, pet, claimed) : null,
    random.chance(0.55) ? companySentence(random, pet, claimed) : null,
    random.chance(0.3) ? homeSentence(random, pet, claimed) : null,
    random.chance(0.5) ? processSentence(random, pet) : null,
  ]
  return [care, ...facts]
    .filter((sentence) => sentence !== null)
    .slice(0, 3)
    .map((sentence) => agree(sentence, pet))
}

function generateTags(random: Random, shown: readonly Tag[]): Tag[] {
  const extra = random.chance(0.4) ? [random.pick(TAGS)] : []
  return TAGS.filter((tag) => shown.includes(tag) || extra.includes(tag))
}

export const BIOS: Record<PetType, readonly Bio[]> = {
  perro: [...DOG_BIOS, ...ANY_BIOS],
  gato: [...CAT_BIOS, ...ANY_BIOS],
  otro: OTHER_BIOS,
}

interface PetFacts extends Animal {
  narrator: Narrator
  city: City
}

/** 'con [él|ella]' → 'con ella' for a female. */
function agree(text: string, { gender }: Pick<Animal, 'gender'>): string {
  return text.replace(/\[([^|\]]*)\|([^\]]*)\]/g, gender === 'macho' ? '$1' : '$2')
}

/** Null where the text already says so. */
function healthSentence(random: Random, pet: PetFacts, claimed: Requirements): string | null {
  if (pet.type === 'otro' || claimed.castrated !== undefined || claimed.health !== undefined) return null
  const young = pet.age === 'cachorro'
  if (pet.health === 'vacunas al dia')
    return pet.castrated
      ? random.pick([
          'Está esterilizad[o|a] y con sus vacunas al día.',
          'Se entrega castrad[o|a], con vacunas al día y libreta sanitaria.',
          'Ya pasó por la esterilización y tiene las vacunas al día.',
        ])
      : random.pick(
          young
            ? [
                'Tiene las vacunas al día para su edad; la esterilización queda para más adelante.',
                'Lleva sus vacunas al día y se entrega con compromiso de esterilización.',
              ]
            : [
                'Tiene sus vacunas al día y se entrega con compromiso de esterilización.',
                'Está al día con sus vacunas; todavía falta esterilizarl[o|a].',
              ],
        )
  return pet.castrated
    ? random.pick([
        'Está esterilizad[o|a], aunque todavía le faltan las vacunas.',
        'Ya está castrad[o|a]; las vacunas quedan pendientes.',
      ])
    : random.pick([
        'Aún no tiene vacunas ni está esterilizad[o|a]: conviene agendar una cita apenas llegue a casa.',
        'Le faltan las vacunas y la esterilización, y podemos recomendar un lugar económico.',
      ])
}

/** What the text does not mention. */
function companySentence(random: Random, pet: PetFacts, claimed: Requirements): string | null {
  const names = {
    children: 'niños',
    dogs: pet.type === 'perro' ? 'otros perros' : 'perros',
    cats: pet.type === 'gato' ? 'otros gatos' : 'gatos',
  }
  const keys = (['children', 'dogs', 'cats'] as const).filter((key) => claimed[key] === undefined)
  const good = keys.filter((key) => pet[key] === true).map((key) => names[key])
  const bad = keys.filter((key) => pet[key] === false).map((key) => names[key])
  const gladly = random.pick(['Se lleva bien con', 'Convive sin problemas con', 'Se entiende bien con'])
  const limit = random.pick([
    `, pero no con ${joined(bad, 'ni con')}`,
    `; preferimos una casa sin ${joined(bad, 'ni')}`,
  ])
  if (good.length === 0) return bad.length === 0 ? null : `Preferimos una casa sin ${joined(bad, 'ni')}.`
  return bad.length === 0 ? `${gladly} ${joined(good, 'y')}.` : `${gladly} ${joined(good, 'y')}${limit}.`
}

function joined(words: string[], last: string): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}` : (words[0] ?? '')
}

/** Unless the text mentions it. */
function homeSentence(random: Random, pet: PetFacts, claimed: Requirements): string | null {
  if (pet.houseTrained === null || claimed.houseTrained !== undefined || pet.type === 'otro') return null
  if (pet.type === 'gato')
    return pet.houseTrained
      ? random.pick(['Usa su arenero sin problemas.', 'Es limpi[o|a] y nunca falla con el arenero.'])
      : 'Todavía está aprendiendo a usar el arenero.'
  return pet.houseTrained
    ? random.pick([
        'Hace sus necesidades afuera.',
        'Está acostumbrad[o|a] a vivir dentro de casa y no ensucia.',
      ])
    : random.pick([
        'Todavía está aprendiendo dónde hacer sus necesidades.',
        'Le falta acostumbrarse a vivir dentro de casa.',
      ])
}

const CARE: Record<'perro' | 'gato', { any: string[]; old: string[] }> = {
  perro: {
    any: [
      'Necesita cuidados especiales: gotas en los ojos dos veces al día.',
      'Tiene la piel sensible y come un alimento hipoalergénico.',
      'Toma a diario una pastilla para prevenir convulsiones y con ella está estable.',
    ],
    old: [
      'Por su edad toma un protector articular y evita las escaleras.',
      'Tiene un soplo leve en el corazón, controlado con medicación diaria.',
    ],
  },
  gato: {
    any: [
      'Necesita cuidados especiales: alimento urinario y mucha agua fresca.',
      'Tiene asma felina leve y usa un inhalador cuando cambia el clima.',
      'Vive con un herpes felino controlado: a veces le lagrimean los ojos y hay que limpiárselos.',
    ],
    old: [
      'Por su edad se le controlan los riñones cada seis meses y come alimento renal.',
      'Le quedan pocos dientes y necesita comida húmeda.',
    ],
  },
}

/** Never left out where the record has them. */
function careSentence(random: Random, pet: PetFacts, claimed: Requirements): string | null {
  if (!pet.specialNeeds || claimed.specialNeeds !== undefined || pet.type === 'otro') return null
  const { any, old } = CARE[pet.type]
  return random.pick(pet.age === 'adulto mayor' ? old : any)
}

function processSentence(random: Random, pet: PetFacts): string {
  const indoors = pet.type === 'gato' ? ['Pedimos mallas en ventanas y balcones.'] : []
  const city = pet.city.name
  return random.pick(
    pet.narrator !== 'family'
      ? [
          ...indoors,
          'Se entrega con contrato de adopción y seguimiento.',
          `Puedes conocerl[o|a] en ${city}, con visita acordada.`,
          'La adopción incluye una entrevista y una visita previa.',
          'No cobramos por la adopción; los aportes son voluntarios.',
          `Buscamos familia en ${city} o en ciudades cercanas.`,
        ]
      : [
          ...indoors,
          `Estamos en ${city} y podemos llevarl[o|a] hasta tu casa.`,
          `Se puede visitar en ${city}, coordinando antes por este medio.`,
          'Pedimos fotos de vez en cuando para saber cómo sigue.',
          'Se entrega con todas sus cosas y el alimento que le queda.',
          'Nos gustaría conversar primero y elegir sin apuro.',
        ],
  )
}
