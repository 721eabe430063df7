import { agree } from '@/lib/text/copy/agree'
import { DAY_MS } from '@/lib/text/durations'
import type { Gender, PetType } from '@/lib/text/vocabulary'
import type { RequestDetailDto } from './dto'
import type { Side } from './transitions'

type Adopted = Pick<RequestDetailDto, 'pet' | 'publisher'>

/** When the pet went home; null before. After a return and another adoption of the same request, the last time. */
export const concludedAt = ({ timeline }: Pick<RequestDetailDto, 'timeline'>): string | null =>
  timeline.findLast(({ status }) => status === 'concluida')?.at ?? null

/** For how many days after an adoption its page gives advice for the first days. */
const SETTLING_DAYS = 30

/** For how many days an adopter, of whom nobody asked whether it is true, is offered to say that it is not. */
const DOUBTING_DAYS = 14

const isWithin = (days: number, at: string | null, now: Date): boolean =>
  at !== null && now.getTime() - Date.parse(at) < days * DAY_MS

export const isSettling = (at: string | null, now: Date): boolean => isWithin(SETTLING_DAYS, at, now)
export const isDoubtable = (at: string | null, now: Date): boolean => isWithin(DOUBTING_DAYS, at, now)

export const welcome = ({ pet }: Pick<RequestDetailDto, 'pet'>): string =>
  `¡${agree('Bienvenido', pet.gender)} a casa, ${pet.name}!`

/** What the certificate says. It names nobody but who gave the pet, as its page did: it may be shown to anybody. */
export function certificateWords({ pet, publisher }: Adopted) {
  return {
    title: 'Certificado de adopción',
    lead: `${pet.name} ya tiene familia`,
    given: `${agree('Entregado', pet.gender)} por`,
    publisher,
    place: `${pet.place.city}, ${pet.place.country}`,
    promise: `Quien ${agree('lo', pet.gender)} adopta se compromete a ${agree('cuidarlo', pet.gender)}, a no ${agree('abandonarlo', pet.gender)} y a avisar si un día necesita otro hogar.`,
  }
}

export const CERTIFICATE_LINK: Record<Side, string> = {
  adopter: 'Ver su certificado de adopción',
  owner: 'Ver el certificado de adopción',
}

interface Moving {
  name: string
  type: PetType
  gender: Gender
}

const OUTSIDE: Record<PetType, string> = {
  perro: 'Sal siempre con correa y placa: todavía no conoce el camino a casa.',
  gato: 'Cierra ventanas y balcones, y que no salga en las primeras semanas: todavía no conoce el camino a casa.',
  otro: 'Prepara su espacio antes de que llegue, lejos del ruido y de otros animales.',
}

/** What helps a pet to arrive, for both sides of an adoption that has just happened. */
export function firstDays({ name, type, gender }: Moving, side: Side): string[] {
  if (side === 'owner')
    return [
      'Entrega su carné de vacunas, si lo tiene, y cuenta qué come, a qué le teme y qué le gusta.',
      `Si ${name} tiene microchip, cambien los datos a nombre de su familia.`,
    ]
  return [
    'Dale un lugar tranquilo y tiempo: los primeros días puede esconderse, o no querer comer.',
    'Sigue con su comida de siempre, y cámbiala poco a poco.',
    OUTSIDE[type],
    `${agree('Llévalo', gender)} al veterinario en la primera semana, con su carné de vacunas si lo tiene.`,
    'Presenta de a poco a los niños y a otros animales.',
  ]
}
