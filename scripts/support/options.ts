import { parseArgs } from 'node:util'

/** Values of `--name value`, all of them needed and no other. Null when one is missing, empty or unknown. */
export function parseOptions<Name extends string>(
  words: string[],
  names: readonly Name[],
): Record<Name, string> | null {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]))
  try {
    const { values } = parseArgs({ args: words, options, strict: true })
    return names.every((name) => values[name]) ? (values as Record<Name, string>) : null
  } catch {
    return null
  }
}
