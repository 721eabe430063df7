import type { env } from './env'

const VARIABLES = ['RESPONSIBLE_NAME', 'RESPONSIBLE_ADDRESS', 'RESPONSIBLE_EMAIL'] as const

type Variables = Pick<typeof env, 'STAND_INS' | (typeof VARIABLES)[number]>

/** The variables without which a site with real services does not say who answers for personal data. */
export const missingResponsible = (variables: Variables): string[] =>
  variables.STAND_INS === 'allow' ? [] : VARIABLES.filter((name) => variables[name] === undefined)
