import type { PetCardDto, PetCardProps } from './dto'

/** Picks it, so that the RSC payload carries nothing else. */
export function petCardProps({
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
}: PetCardDto): PetCardProps {
  const card = { id, name, type, breed, age, gender, size, coat, status, place: { city, country } }
  return { ...card, photo: cardPhoto(photo), ...(distanceKm !== undefined && { distanceKm }) }
}

function cardPhoto(photo: PetCardDto['photo']): PetCardProps['photo'] {
  if (!photo) return null
  const { small, medium, large, width, height, blur } = photo
  return { small, medium, large, width, height, blur }
}
