const WIDTH = 44
const [GREEN, RED, DIM, RESET] = process.stdout.isTTY
  ? ['\x1b[32m', '\x1b[31m', '\x1b[2m', '\x1b[0m']
  : ['', '', '', '']

// A closed terminal must not keep the shutdown from running.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toLocaleString('es', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`
}

export function note(text: string): void {
  console.log(`    ${DIM}${text}${RESET}`)
}

export async function step<Result>(
  title: string | ((result: Result) => string),
  work: () => Promise<Result>,
): Promise<Result> {
  const start = performance.now()
  const line = (mark: string, text: string) =>
    console.log(
      `  ${mark} ${text.padEnd(WIDTH)} ${DIM}${seconds(performance.now() - start).padStart(8)}${RESET}`,
    )
  try {
    const result = await work()
    line(`${GREEN}✓${RESET}`, typeof title === 'string' ? title : title(result))
    return result
  } catch (error) {
    if (typeof title === 'string') line(`${RED}✗${RESET}`, title)
    throw error
  }
}
