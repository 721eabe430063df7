import { petAlt } from '@/lib/pets/alt'
import type { PetCardDto } from '@/lib/pets/dto'
import { NO_PHOTO } from '@/lib/photos/no-photo'
import { html, type Markup } from '@/lib/platform/http/html'
import { AGE_LABELS, GENDER_LABELS } from '@/lib/text/copy/labels'
import { petPath } from '@/lib/text/routes'

/** Pets as links. @param attributes of the links, such as their target */
export const petList = (pets: readonly PetCardDto[], attributes: Markup): Markup =>
  html`<ul class="pets">${pets.map((pet) => html`<li>${card(pet, attributes)}</li>`)}</ul>`

function card(pet: PetCardDto, attributes: Markup): Markup {
  const src = pet.photo?.small ?? NO_PHOTO
  const alt = pet.photo ? petAlt(pet) : ''
  return html`<a class="pet" href="${petPath(pet.id)}" ${attributes}><img src="${src}" alt="${alt}" width="400" height="300" loading="lazy"><b>${pet.name}</b><span>${GENDER_LABELS[pet.gender]} · ${AGE_LABELS[pet.age]}</span></a>`
}
