import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate as turn } from 'node:timers/promises'
import sharp from 'sharp'
import { processPhoto } from '@/lib/photos/process-photo'
import { DomainError } from '@/lib/platform/errors'
import { blots } from '@/tests/support/pictures'
import { SECRET } from './files'

/** What became of a file. */
export type Verdict =
  | { refused: string; sentence: string }
  /** Formats of the four stored files; what of the original is left in them. */
  | { refused: null; formats: (string | undefined)[]; sizes: [number, number]; left: string[] }

/**
 * Makes a photo of every file of a folder, in a process of its own, so that the most memory it ever takes can be told.
 * Prints the verdicts, with the processor time of each in usual photos, and the growth in megabytes.
 */
const [folder = ''] = process.argv.slice(2)
const verdicts: Record<string, Verdict & { cost: number }> = {}
// What a server holds after some usual photos is no growth.
const usual = await blots(0, 4000, 3000)
const usualMs: number[] = []
for (let number = 0; number < 8; number++) usualMs.push(await cpuMsOf(() => processPhoto(usual)))
const before = process.resourceUsage().maxRSS
for (const name of readdirSync(folder)) {
  const bytes = readFileSync(path.join(folder, name))
  let verdict: Verdict | undefined
  const cpuMs = await cpuMsOf(async () => {
    verdict = await judge(bytes)
  })
  if (verdict) verdicts[name] = { ...verdict, cost: cpuMs / Math.max(...usualMs) }
  await turn()
}
console.log(JSON.stringify({ growthMb: growth(), verdicts }))

async function cpuMsOf(work: () => Promise<unknown>): Promise<number> {
  const start = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

/** `maxRSS` is the highest there ever was, in kilobytes. */
function growth(): number {
  return Math.round((process.resourceUsage().maxRSS - before) / 1024)
}

async function judge(bytes: Buffer): Promise<Verdict> {
  try {
    const { large, medium, small, preview, width, height } = await processPhoto(bytes)
    const files = [large, medium, small, preview]
    const headers = await Promise.all(files.map((file) => sharp(file).metadata()))
    const left: string[] = headers.flatMap((header) =>
      (['exif', 'xmp', 'iptc', 'icc', 'orientation', 'comments', 'pages'] as const).filter(
        (part) => header[part] !== undefined,
      ),
    )
    if (files.some((file) => file.includes(SECRET) || file.includes('script'))) left.push('secret')
    return { refused: null, formats: headers.map(({ format }) => format), sizes: [width, height], left }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return { refused: error.code, sentence: error.message }
  }
}
