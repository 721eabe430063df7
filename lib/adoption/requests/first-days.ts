import { agree } from '@/lib/text/copy/agree'
import type { Gender, PetType } from '@/lib/text/vocabulary'
import type { Side } from './transitions'

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
