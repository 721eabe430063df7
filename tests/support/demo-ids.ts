/**
 * The last numbers of the demo world: what tests publish and register comes after them. Written down, because the browser
 * tests cannot draw the world; `tests/unit/demo-world.test.ts` holds them against it.
 */
export const LAST_DEMO_PET = 100_395
export const LAST_DEMO_ACCOUNT = 143
