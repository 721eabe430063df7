import type { FoundationDto } from '@/lib/foundations/dto'
import { samplePet } from '@/tests/support/pet'

/** An approved foundation that says little of itself and that nobody has commented, unless told otherwise. */
export const sampleFoundation = (values: Partial<FoundationDto> = {}): FoundationDto => ({
  id: 3,
  name: 'Fundación Cola Contenta',
  rating: null,
  reviewCount: 0,
  email: 'contacto@cola.example',
  phone: null,
  address: null,
  mission: null,
  photo: null,
  place: samplePet().place,
  petCount: 0,
  ...values,
})
