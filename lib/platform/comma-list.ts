import { z } from 'zod'

/** A variable that lists values separated by commas; empty where it is not set. */
export const commaList = () =>
  z
    .string()
    .default('')
    .transform((list) =>
      list
        .split(',')
        .map((value) => value.trim())
        .filter(Boolean),
    )
