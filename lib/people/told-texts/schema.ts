import { z } from 'zod'

/** Version of a text: its day. The operation knows which exist: browsers need not load them. */
const version = z.iso.date({ error: 'No encontramos esa versión' })

/** The versions that the note told of: one that came while the page was open is told another time. */
export const toldTextsSchema = z.object({ toldPrivacy: version, toldTerms: version })

export type ToldTextsInput = z.output<typeof toldTextsSchema>
