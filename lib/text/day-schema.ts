import { z } from 'zod'

/** A calendar day that exists: '2026-02-31' does not, though `Date` takes it. @param sentence said of any other text */
export const daySchema = (sentence: string) =>
  z.string({ error: sentence }).refine(isDay, { error: sentence, abort: true })

const isDay = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
