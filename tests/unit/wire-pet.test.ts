import { describe, expect, it } from 'vitest'
import { type PetLookups, petWire, wirePet } from '@/app/api/v1.0/_wire/pet'
import type { FoundationDto } from '@/lib/foundations/dto'
import { samplePet } from '@/tests/support/fixtures'

const foundation: FoundationDto = {
  id: 8,
  name: 'Huellas del Sur',
  rating: 4.5,
  reviewCount: 2,
  email: 'hola@huellas.example',
  phone: '+57 604 555 0101',
  address: null,
  mission: null,
  photo: null,
  place: samplePet().place,
  petCount: 1,
}
const lookups: PetLookups = {
  foundations: new Map([[8, foundation]]),
  currencies: new Map([['COL', 'COP']]),
}

describe('a pet on the wire', () => {
  it('keeps the contract', () => {
    const pet = wirePet(samplePet(), lookups)
    expect(petWire.parse(pet)).toEqual(pet)
    expect(pet).toMatchObject({
      typeId: 'perro',
      breed: 'Mixed Breed',
      breedLabel: 'Mestizo (criollo)',
      color: 'Bicolor',
      colorLabel: 'Blanco y canela',
      attributes: { house_trained: true, special_needs: false },
      environment: { children: true, dogs: false, cats: null },
      published_at: '2026-10-12T02:00:00.000Z',
      status_changed_at: 1_791_770_400_000,
      userId: 3,
      role: 'user',
      organization_id: null,
    })
  })

  it('has every field of the specification', () => {
    const pet = wirePet(samplePet(), lookups)
    const named =
      'id name age gender size color colorId coat health tags castrated attributes environment description photos ' +
      'breed breedId type typeId status userId status_changed_at published_at organization_id contact'
    expect(Object.keys(pet)).toEqual(expect.arrayContaining(named.split(' ')))
    expect(Object.keys(pet.contact)).toEqual(expect.arrayContaining(['name', 'email', 'phone', 'address']))
    expect(petWire.parse({ ...pet, isFavourite: true })).toMatchObject({ isFavourite: true })
  })

  it.each([
    ['corto', 'Domestic Short Hair'],
    ['rizado', 'Domestic Medium Hair'],
    ['largo', 'Domestic Long Hair'],
  ] as const)('calls a mestizo cat of coat %s as existing clients do: %s', (coat, breed) => {
    expect(wirePet(samplePet({ type: 'gato', coat }), lookups)).toMatchObject({
      breed,
      breedLabel: 'Mestizo (criollo)',
    })
  })

  it('hides the e-mail and the phone of a private owner', () => {
    expect(wirePet(samplePet(), lookups).contact).toEqual({
      name: 'Valentina',
      email: null,
      phone: null,
      currency: 'COP',
      address: { address: '', city: 'Medellín', state: null, postcode: null, country: 'Colombia' },
    })
  })

  it('shows the contacts of an approved foundation', () => {
    const pet = wirePet(
      samplePet({ owner: { id: 8, role: 'fundation', name: 'Marta' }, foundation }),
      lookups,
    )
    expect(pet.organization_id).toBe('8')
    expect(pet.contact).toMatchObject({
      name: 'Huellas del Sur',
      email: 'hola@huellas.example',
      phone: '+57 604 555 0101',
    })
  })

  it('gives full addresses, from the largest picture to the smallest', () => {
    const [first] = wirePet(samplePet(), lookups).photos
    expect(first).toEqual({
      option_1: 'http://localhost:3000/media/a-1600.webp',
      option_2: 'http://localhost:3000/media/a-800.webp',
      option_3: 'http://localhost:3000/media/a-400.webp',
    })
  })

  it('has a neutral picture where there is no photo', () => {
    const { photos } = wirePet(samplePet({ photo: null, photos: [] }), lookups)
    expect(photos).toHaveLength(1)
    expect(photos[0]?.option_1).toBe('http://localhost:3000/art/sin-foto.svg')
  })
})
