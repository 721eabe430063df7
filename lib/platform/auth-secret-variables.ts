import { z } from 'zod'
import { DAY_MS } from '@/lib/text/durations'

/** Time for restarting every instance with the new secret. */
const MAX_ROTATION_AHEAD_MS = DAY_MS

/** Environment variables of the secrets: docs/guides/rotate-secrets.md. */
export const authSecretVariables = {
  AUTH_SECRET: z
    .string()
    .min(32, 'tiene que tener 32 caracteres o más; créalo con: openssl rand -base64 32')
    .optional(),
  AUTH_SECRET_PREVIOUS: z.string().min(32, 'tiene que ser el AUTH_SECRET anterior, completo').optional(),
  AUTH_SECRET_ROTATED_AT: z.iso
    .datetime({ offset: true, error: 'tiene que ser un momento, por ejemplo 2026-11-25T12:00:00Z' })
    .transform((text) => new Date(text))
    .refine(
      (moment) => moment.getTime() < Date.now() + MAX_ROTATION_AHEAD_MS,
      'no puede estar a más de un día de ahora: hasta ese momento vale lo que se haga con el secreto anterior',
    )
    .optional(),
}

export const SAY_WHEN_ROTATED =
  'di cuándo cambiaste AUTH_SECRET, por ejemplo 2026-11-25T12:00:00Z: lo que se haga después con el anterior no vale (o quita AUTH_SECRET_PREVIOUS)'

/** Without its moment the previous secret would count for ever. */
export const lacksRotation = (variables: {
  AUTH_SECRET_PREVIOUS?: string
  AUTH_SECRET_ROTATED_AT?: Date
}): boolean => variables.AUTH_SECRET_PREVIOUS !== undefined && variables.AUTH_SECRET_ROTATED_AT === undefined
