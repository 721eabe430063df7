import type { z } from 'zod'

/** Why a program does not start, in a sentence for whoever starts it. */
export class StartError extends Error {
  override readonly name = 'StartError'
}

/** One line per invalid variable: its name and what to do. */
export function wrongVariables(issues: z.core.$ZodIssue[]): StartError {
  const lines = issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
  return new StartError(`Revisa las variables de entorno (ver .env.example):\n${lines.join('\n')}`)
}
