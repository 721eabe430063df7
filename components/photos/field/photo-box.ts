/** Looks that the photo field has before and after its script: whatever the width, nothing moves when that arrives. */
export const PHOTO_BOX = 'grid gap-3.5 rounded-card border-[1.5px] border-dashed p-3 md:p-4'
export const TILE_GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3'
export const TILE = 'relative aspect-square overflow-hidden rounded-card bg-mist'
