import { randomFrom } from '@/db/seed/random'
import { STATUS_BY_CODE } from '@/lib/platform/errors'
import type { Child } from '@/scripts/support/child'
import { residentMb } from '@/tests/support/memory'
import { generate } from './generate'
import { sendLargeForms } from './large-forms'
import { readMaterial, readVisitors } from './material'
import { reduce } from './reduce'
import { type Answer, exchange, toBytes, toShell, type WireRequest } from './wire'

interface Options {
  site: { url: string; server: Child; variables: Record<string, string> }
  distDir: string
  count: number
  seed: number
  stop: AbortSignal
}

const AT_ONCE = 16
/** The heap limit and what lies outside the heap. */
const MOST_MB = 1_300
const VISITORS_EVERY = 2_000
/** Different failures that are looked into. */
const MOST_FAILURES = 25

/** @returns how many kinds of failures were found; prints each with a line that repeats it. */
export async function fuzz({ site, distDir, count, seed, stop }: Options): Promise<number> {
  const url = new URL(site.url)
  const send = (request: WireRequest) => exchange(url, toBytes(request, url.host))
  const random = randomFrom(String(seed))
  let material = await readMaterial(distDir, site.variables.TEST_CRON_SECRET ?? '')
  console.log(
    `seed ${seed} · ${count} requests · ${material.forms.length} forms, ${material.actionIds.length} actions`,
  )
  const classes = new Map<string, number>()
  const failures = new Map<string, string>()
  let [sent, peakMb, slowest, ended] = [0, 0, 0, false]
  site.server.exited.then(() => {
    ended = true
  })

  const look = async (request: WireRequest & { kind: string }, answer: Answer) => {
    const name = failureOf(request, answer)
    if (!name || failures.has(name) || failures.size >= MOST_FAILURES) return
    failures.set(name, '')
    const again = async (candidate: WireRequest) =>
      kindOfFailure(await send(candidate)) === kindOfFailure(answer)
    const repeats = !answer.hung && (await again(request))
    const smallest = repeats ? await reduce(request, again) : request
    const note = repeats ? '' : ' (not when sent again)'
    const text = `✗ ${name}${note}\n  ${toShell(smallest, url)}\n  ${answer.start.slice(0, 200).replaceAll(/\s+/g, ' ')}`
    failures.set(name, text)
    console.log(text)
  }

  const sendSome = async () => {
    while (sent < count && !ended && !stop.aborted) {
      const number = ++sent
      const request = generate(random, material, site.url)
      const answer = await send(request)
      slowest = Math.max(slowest, answer.milliseconds)
      const kind = answer.status === null ? 'none' : `${Math.floor(answer.status / 100)}xx`
      classes.set(kind, (classes.get(kind) ?? 0) + 1)
      await look(request, answer)
      if (number % VISITORS_EVERY === 0) {
        material = { ...material, visitors: await readVisitors() }
        peakMb = Math.max(peakMb, residentMb(site.server))
      }
      if (number % 10_000 === 0) console.log(`  ${number} · ${show(classes)} · ${residentMb(site.server)} MB`)
    }
  }
  for (const failure of await sendLargeForms(material.forms)) failures.set(failure, failure)
  const started = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, sendSome))
  if (ended) failures.set('the server ended', site.server.output().slice(-2_000))
  else peakMb = Math.max(peakMb, residentMb(site.server))
  if (peakMb > MOST_MB) failures.set('too much memory', `${peakMb} MB, at most ${MOST_MB}`)
  if (ended || peakMb > MOST_MB) console.log([...failures].at(-1)?.join('\n'))
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(
    `fuzz: ${sent} requests in ${seconds} s · seed ${seed} · ${show(classes)} · slowest ${Math.round(slowest)} ms · ` +
      `memory ${peakMb} MB · ${failures.size} kinds of failures`,
  )
  return failures.size
}

/** What is wrong with an answer; null when nothing is. */
function kindOfFailure({ status, hung }: Answer): string | null {
  if (hung) return 'no whole answer in time'
  if (status === null) return 'no answer'
  // The mail provider's webhook, of a site that is not set up to receive mail.
  if (status === STATUS_BY_CODE.not_configured) return null
  return status >= 500 ? String(status) : null
}

/** Failures of one kind at places of one kind are looked into once. */
function failureOf(request: WireRequest & { kind: string }, answer: Answer): string | null {
  const failure = kindOfFailure(answer)
  if (!failure) return null
  const [path = ''] = request.target.split('?')
  const place = path.split('/').map((part) => (/^[a-z.]{2,20}$/i.test(part) ? part : part && '*'))
  return `${failure} · ${request.kind} · ${request.method} ${place.slice(0, 6).join('/')}`
}

const show = (classes: ReadonlyMap<string, number>) =>
  [...classes]
    .sort()
    .map(([kind, number]) => `${kind} ${number}`)
    .join(' ')
