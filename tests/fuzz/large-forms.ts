import { setTimeout as wait } from 'node:timers/promises'
import { send } from '@/tests/support/api'
import { BASE_URL } from '@/tests/support/site'
import type { FoundForm } from './forms'

/** What a body may have, less the parts around it. */
const LENGTH = 13_000_000
const TIMES = 5
/** A balancer that waits for longer takes a server out. */
const SLOWEST_MS = 250
/** Several times a page. */
const MOST_BYTES = 300_000

type Field = readonly [name: string, value: string]

/**
 * Posts forms of 13 MB, one after the other, while the health of the server is asked for.
 * @returns what is wrong: an answer that repeats the form, or health that waits for it.
 */
export async function sendLargeForms(forms: readonly FoundForm[]): Promise<string[]> {
  const form = forms.find(({ target, cookie }) => target.endsWith('/reportar') && cookie === null)
  if (!form) throw new Error('No page shows visitors the form for reports.')
  const failures: string[] = []
  for (const [name, fields] of Object.entries(largeForms(form.fields))) {
    const body = multipart(fields)
    const health = watchHealth()
    for (let time = 0; time < TIMES; time++) {
      const headers = { 'content-type': 'multipart/form-data; boundary=x', origin: BASE_URL }
      const { status, bytes } = await send(form.target, 'POST', headers, body)
      if (status >= 500 || bytes.length > MOST_BYTES)
        failures.push(`${name}: ${status} with ${bytes.length} bytes`)
    }
    const slowest = await health.stop()
    console.log(`  ${name}: /api/salud within ${slowest} ms`)
    if (slowest > SLOWEST_MS) failures.push(`${name}: /api/salud took ${slowest} ms`)
  }
  return failures
}

function largeForms(fields: readonly Field[]): Record<string, Field[]> {
  const withLong = (name: string): Field[] => [
    ...fields.filter(([known]) => known !== name),
    [name, 'a'.repeat(LENGTH)],
  ]
  return {
    'a long text': withLong('details'),
    'a long text that no form has': withLong('other'),
    'a long list': withLong('other[]'),
    'a hundred thousand fields': [
      ...fields,
      ...Array.from({ length: 100_000 }, (_, at): Field => [`f${at}`, '']),
    ],
  }
}

const multipart = (fields: readonly Field[]): Buffer =>
  Buffer.from(
    `${fields
      .map(([name, value]) => `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('')}--x--\r\n`,
  )

function watchHealth() {
  let [isOver, slowest] = [false, 0]
  const watch = async () => {
    while (!isOver) {
      const started = performance.now()
      await send('/api/salud')
      slowest = Math.max(slowest, Math.round(performance.now() - started))
      await wait(20)
    }
  }
  const watching = watch()
  return {
    async stop() {
      isOver = true
      await watching
      return slowest
    },
  }
}
