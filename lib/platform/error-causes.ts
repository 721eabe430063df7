/**
 * An error, its causes and the parts of aggregates, each once and outermost first. Layers in between wrap what they
 * pass on.
 */
function* causesOf(error: unknown, seen = new Set<unknown>()): Generator<Error> {
  if (!(error instanceof Error) || seen.has(error)) return
  seen.add(error)
  yield error
  if (error instanceof AggregateError) for (const part of error.errors) yield* causesOf(part, seen)
  yield* causesOf(error.cause, seen)
}

/** Codes of an error and all that it wraps: of Postgres (SQLSTATE), of its client, of the operating system. */
export const codesOf = (error: unknown): string[] =>
  [...causesOf(error)].flatMap((cause) =>
    'code' in cause && typeof cause.code === 'string' ? [cause.code] : [],
  )

/** Whether an error or one that it wraps has this name. By name: the framework bundles classes more than once. */
export const isCausedBy = (error: unknown, name: string): boolean =>
  [...causesOf(error)].some((cause) => cause.name === name)
