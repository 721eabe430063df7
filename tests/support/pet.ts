import type { PetDto } from '@/lib/pets/dto'

const photo = {
  large: '/media/a-1600.webp',
  medium: '/media/a-800.webp',
  small: '/media/a-400.webp',
  preview: '/media/a-og.jpg',
  width: 1600,
  height: 1200,
  blur: 'data:image/webp;base64,AA==',
}

/** A pet that waits in Medellín, all of it known but cats; `changes` make another one of it. */
export function samplePet(changes: Partial<PetDto> = {}): PetDto {
  return {
    id: 100_001,
    name: 'Canela',
    type: 'perro',
    breed: 'Mestizo (criollo)',
    breedId: 1,
    breedInternationalName: 'Mixed Breed',
    color: 'Blanco y canela',
    colorId: 6,
    colorGroup: 'Bicolor',
    age: 'joven',
    gender: 'hembra',
    size: 'mediano',
    coat: 'corto',
    health: 'vacunas al dia',
    castrated: true,
    houseTrained: true,
    specialNeeds: false,
    goodWith: { children: true, dogs: false, cats: null },
    description: 'Recorrió varios kilómetros con un grupo de caminantes hasta que alguien decidió traerla.',
    tags: ['amigable', 'divertido', 'cariñoso'],
    status: 'adoptable',
    place: {
      cityId: 9,
      city: 'Medellín',
      citySlug: 'medellin',
      countryId: 'COL',
      country: 'Colombia',
      countrySlug: 'colombia',
    },
    photo,
    photos: [photo],
    publishedAt: '2026-10-12T02:00:00.000Z',
    statusChangedAt: '2026-10-12T02:00:00.000Z',
    confirmedAt: '2026-10-12T02:00:00.000Z',
    paused: false,
    owner: { id: 3, role: 'user', name: 'Valentina' },
    foundation: null,
    ...changes,
  }
}
