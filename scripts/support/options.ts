import { type ParseArgsConfig, parseArgs } from 'node:util'

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

type Options = NonNullable<ParseArgsConfig['options']>

/** What a command was given; prints how it is used, and ends the program, for `--help` and what it does not know. */
export function readCommandLine<const Given extends Options>(usage: string, options: Given) {
  answerHelp(usage)
  try {
    return parseArgs({ allowPositionals: true, options })
  } catch {
    return refuseWith(usage)
  }
}

/** As `readCommandLine`, of words alone. @param isRight whether the command knows these words */
export function readWords(usage: string, isRight: (words: readonly string[]) => boolean): string[] {
  answerHelp(usage)
  const words = process.argv.slice(2)
  return isRight(words) ? words : refuseWith(usage)
}

/** Whether each is a whole number, one at least. */
export const areCounts = (words: readonly string[]): boolean => words.every((word) => /^[1-9]\d*$/.test(word))

function answerHelp(usage: string): void {
  if (!process.argv.slice(2).some((word) => word === '--help' || word === '-h')) return
  console.log(usage)
  process.exit(0)
}

/** Ends the program, as it was called wrongly. */
export function refuseWith(sentence: string): never {
  console.error(sentence)
  process.exit(1)
}
