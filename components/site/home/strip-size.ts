/** The same whatever the strip says, so that nothing moves when its words arrive; large text may need more. */
export const STRIP_SIZE = 'mb-5 h-15 cramped:h-auto cramped:min-h-24 lg:mb-6'
