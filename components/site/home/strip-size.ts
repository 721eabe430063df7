/** The same whatever the strip says, so that nothing moves when its words arrive. */
export const STRIP_SIZE = 'mb-5 h-15 lg:mb-6'
