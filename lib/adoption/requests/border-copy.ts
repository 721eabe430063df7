import { agree } from '@/lib/text/copy/agree'
import { farText } from '@/lib/text/numbers'
import type { Gender } from '@/lib/text/vocabulary'

/** Between the countries of a pet and of an adopter. */
export interface BorderDto {
  pet: string
  adopter: string
  /** As the crow flies; null unless both cities are known. */
  km: number | null
}

/** To an adopter, about a pet of another country. */
export function borderWords(
  { pet, adopter, km }: BorderDto,
  gender: Gender,
): { title: string; text: string } {
  const travel = `Para ${agree('adoptarlo', gender)} tendrías que viajar y tramitar su salida.`
  return {
    title: `Vive en ${pet}, tú en ${adopter}`,
    text: km === null ? travel : `Está ${farText(km)} de tu ciudad. ${travel}`,
  }
}

/** 'Vive en Ecuador, a 5128 km': to an owner, about an adopter of another country. */
export const adopterAbroad = ({ adopter, km }: BorderDto): string =>
  km === null ? `Vive en ${adopter}` : `Vive en ${adopter}, ${farText(km)}`
