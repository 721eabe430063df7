/** The app of the demo's staff, as public as the demo's passwords. */
export const DEMO_SECRET = 'QUERENCIADEMOQUERENCIADEMO234567'
