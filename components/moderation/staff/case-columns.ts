/**
 * The columns of a case: what it is about, and what staff decide. On phones one, in which long words wrap: without
 * `grid-cols-1` they would widen the page.
 */
export const CASE_COLUMNS = 'grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-12'
