import { agree } from '@/lib/text/copy/agree'
import type { StoryDto } from './dto'

export const STORIES_TITLE = 'Finales felices'

/** 'Valentina adoptó a Frida en Quito', 'Frida encontró familia'. */
export function storyTitle({ name, city, pet }: Pick<StoryDto, 'name' | 'city' | 'pet'>): string {
  const where = city ? ` en ${city}` : ''
  return name ? `${name} adoptó a ${pet.name}${where}` : `${pet.name} encontró familia${where}`
}

export const givenBy = ({ pet }: Pick<StoryDto, 'pet'>): string => `${agree('Lo', pet.gender)} cuidó antes`

export const storyPhotoAlt = ({ pet }: Pick<StoryDto, 'pet'>, at: number): string =>
  at === 0 ? `${pet.name} en su casa` : `${pet.name} en su casa, foto ${at + 1}`
