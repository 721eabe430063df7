import type { CardPet, PetCardDto } from './dto'

/** Leaves out what no card shows. */
export function cardPet({
  id,
  name,
  type,
  breed,
  age,
  gender,
  size,
  coat,
  status,
  distanceKm,
  place: { city, country },
  photo,
}: PetCardDto): CardPet {
  const card = { id, name, type, breed, age, gender, size, coat, status, place: { city, country } }
  return { ...card, photo: cardPhoto(photo), ...(distanceKm !== undefined && { distanceKm }) }
}

function cardPhoto(photo: PetCardDto['photo']): CardPet['photo'] {
  if (!photo) return null
  const { small, medium, large, width, height, blur } = photo
  return { small, medium, large, width, height, blur }
}
