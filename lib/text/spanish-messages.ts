import { config, type z } from 'zod'

const sentenceOf: z.core.$ZodErrorMap = ({ code, input, origin }) => {
  if (input === undefined || input === null) return 'Falta este dato'
  return code === 'too_big' && origin === 'string' ? 'Este dato es demasiado largo' : 'Este dato no es válido'
}

/** A side effect of importing this: only where people's input is parsed. */
config({ localeError: sentenceOf })
