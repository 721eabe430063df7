import type { ShareTarget } from './share'

/** The text to copy of a target. */
export const captionOf = ({ whatsapp }: Pick<ShareTarget, 'whatsapp'>): string =>
  new URL(whatsapp).searchParams.get('text') ?? ''
