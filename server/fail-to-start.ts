import { StartError } from '@/lib/platform/start-error'

/** Ends a server that does not start: what somebody can set right is said in a sentence, all else with its stack. */
export function failToStart(error: unknown): void {
  const isTheirs = error instanceof StartError
  const said = error instanceof Error && !isTheirs ? (error.stack ?? error.message) : error
  process.stderr.write(`${isTheirs ? error.message : said}\n`)
  process.exit(1)
}

// While modules load, too: `main.ts` imports this one first.
process.on('uncaughtException', failToStart)
