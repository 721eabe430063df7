/** The accounts that the demo tells people about, by the first part of their addresses: their numbers. */
export const DEMO_ACCOUNTS = { adopta: 1, publica: 2, fundacion: 3, pendiente: 4, admin: 5 } as const
export type DemoAccount = keyof typeof DEMO_ACCOUNTS

export const demoEmail = (who: DemoAccount) => `${who}@querencia.example`

/** Private people of the demo world who belong to one file of tests each: nobody else changes what is theirs. */
export const OWN_PEOPLE = {
  favourites: [61, 62],
  favouritesPage: [63],
  viewer: [64],
  credentials: [65],
  publishing: [81, 82],
  ownPets: [83, 84],
  badInput: [85],
  openapi: [86],
  fieldSentences: [87],
} as const
