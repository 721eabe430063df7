import type { z } from 'zod'
import type { Uploads } from './body'
import type { Credentials } from './credentials'

/** A catalogue is the same for everybody for some minutes; all else is asked for anew. */
export type CacheKind = 'catalog' | 'fresh'

/** What a call takes and answers; `openapi.json` is generated from the same object. */
export interface Contract<
  Params extends z.ZodType,
  Query extends z.ZodType,
  Answer extends z.ZodType,
  Body extends z.ZodType = z.ZodType,
> {
  params?: Params
  query?: Query
  body?: Body
  uploads?: Uploads
  answer: Answer
  cache?: CacheKind
  credentials?: Credentials
  signedIn?: true
  /** Of a GET, where it is more than a page's; by its query of a search, which is charged as one. */
  readCost?: number | ((query: z.output<Query>) => number)
}

/** Who may ask: a catalogue takes no credentials, other calls any, unless they say so. */
export const acceptedCredentials = (
  call: Pick<Contract<z.ZodType, z.ZodType, z.ZodType>, 'credentials' | 'cache'>,
): Credentials => call.credentials ?? (call.cache === 'catalog' ? 'none' : 'any')
