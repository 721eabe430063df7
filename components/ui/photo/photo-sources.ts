import type { PhotoDto } from '@/lib/photos/dto'

/** `src` and `srcSet` of a photo in the widths that photos are stored in. */
export const photoSources = ({ small, medium, large }: Pick<PhotoDto, 'small' | 'medium' | 'large'>) => ({
  src: medium,
  srcSet: `${small} 400w, ${medium} 800w, ${large} 1600w`,
})
