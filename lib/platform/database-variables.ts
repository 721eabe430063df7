import { z } from 'zod'
import { commaList } from './comma-list'

const SCHEME = /^postgres(ql)?:\/\//
const SAY_SCHEME = 'tiene que empezar con postgres://'

export const databaseVariables = {
  DATABASE_URL: z
    .string({
      error: 'hace falta la dirección de Postgres, por ejemplo postgres://user:pass@host:5432/querencia',
    })
    .regex(SCHEME, SAY_SCHEME),
  DATABASE_URL_DIRECT: z.string().regex(SCHEME, SAY_SCHEME).optional(),
  DATABASE_URL_REPLICA: commaList().refine(
    (addresses) => addresses.every((address) => SCHEME.test(address) && URL.canParse(address)),
    'tienen que ser direcciones completas de Postgres separadas por comas, cada una de un solo servidor',
  ),
  DATABASE_STATEMENT_SECONDS: z.coerce.number().int().min(1).max(300).default(10),
  DATABASE_POOL_MAX: z.coerce.number().int().min(1).max(100).default(10),
}
