export const API_ACTORS = [
  'anonymous',
  'unconfirmed',
  'user',
  'other',
  'pending',
  'foundation',
  'admin',
] as const
export type ApiActor = (typeof API_ACTORS)[number]
export type ApiOutcomes = Record<ApiActor, number>

/** A request to one address, by a method that it answers; every page and route is asked for with GET besides. */
export interface ApiRow extends Partial<ApiOutcomes> {
  /** What everybody gets who is not named. */
  rest: number
  /** The address asked for; without it, the pattern itself. */
  at?: string
  body?: unknown
}

export const toAll = (rest: number, at?: string): ApiRow => ({ rest, at })
export const TOKEN = 'nobody-was-ever-sent-this'
