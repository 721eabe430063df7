/** A white disc on a photo, in a target large enough for a thumb. */
export const DISC =
  'grid size-11 place-items-center before:absolute before:size-9 before:rounded-full before:bg-white before:shadow-disc hover:before:bg-mist'
