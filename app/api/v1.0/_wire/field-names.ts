import { DomainError } from '@/lib/platform/errors'

/** Of an operation whose fields have other names on the wire. @throws as it does, its `fields` by what the client sent */
export async function withWireNames<Result>(
  operation: Promise<Result>,
  names: Readonly<Record<string, string>>,
): Promise<Result> {
  try {
    return await operation
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'invalid') throw error
    const fields = Object.entries(error.fields).map(([name, sentence]) => [names[name] ?? name, sentence])
    throw new DomainError(error.code, error.message, Object.fromEntries(fields))
  }
}
