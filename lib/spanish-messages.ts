import { config, type z } from 'zod'

/** What is said of a value where its schema brings no sentence of its own; zod's own ones are for programmers. */
const sentenceOf: z.core.$ZodErrorMap = ({ code, input, origin }) => {
  if (input === undefined || input === null) return 'Falta este dato'
  return code === 'too_big' && origin === 'string' ? 'Este dato es demasiado largo' : 'Este dato no es válido'
}

/**
 * Makes schemas speak to people where they bring no sentence of their own. Imported for this effect by whatever parses
 * what people send: the doors of the server and, in the browser, forms; pages that parse nothing stay without it.
 */
config({ localeError: sentenceOf })
