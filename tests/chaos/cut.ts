import { randomInt } from 'node:crypto'
import { connect } from 'node:net'
import { decodeHTML } from 'entities'
import type postgres from 'postgres'
import { createDb } from '@/db/client'
import { makeUser } from '@/db/seed/factories'
import { SESSION_COOKIE } from '@/lib/platform/session/cookies'
import { newClaims, sealToken } from '@/lib/platform/session/jwt'
import { printTable } from '@/tests/bench/stats'
import { readyPhoto, sendPhoto } from './files'
import type { Site } from './site'
import { letters } from './writes'

/** Where a connection is cut. */
const MOMENTS = [
  'before the body',
  'in the body',
  'after the body',
  'before the answer',
  'in the answer',
] as const
type Moment = (typeof MOMENTS)[number]

/** An answer takes about as long. */
const ANSWER_MS = 300
const PATIENCE_MS = 30_000
/** As many forms get the same number of cuts as one gets alone. */
const FORMS = 40

const WORDS = {
  ...{ type: 'perro', age: 'joven', gender: 'hembra', size: 'mediano', coat: 'corto' },
  ...{ health: 'vacunas al dia', castrated: 'si', houseTrained: 'si', specialNeeds: 'no' },
  ...{ children: 'si', dogs: '', cats: '', breedId: '1', colorId: '6' },
  description:
    'Llegó una tarde de lluvia y se quedó dormida bajo la mesa. Le gustan los paseos cortos. '.repeat(2),
}

interface Form {
  name: string
  request: { head: string; body: Buffer }
}

/**
 * Sends the form of a new pet over connections that are cut at any moment, again and again without waiting, as somebody on a
 * bad line would: one form `cuts` times, then 40 forms as often altogether. At the end of each it is sent whole.
 * @returns how many checks failed; prints a table, and one line.
 */
export async function cutConnections({ site, cuts, stop }: { site: Site; cuts: number; stop: AbortSignal }) {
  const db = createDb(site.variables.TEST_DATABASE_URL ?? '', { max: 2 })
  const sql = db.$client
  const owner = await makeUser(db)
  const claims = newClaims({ id: owner.id, sessionVersion: 1 })
  const cookie = `${SESSION_COOKIE.name}=${await sealToken('cookie', claims)}`
  const authorization = `Bearer ${await sealToken('bearer', claims)}`
  const hidden = await readHiddenFields(site.url, cookie)
  const problems: string[] = []
  const counts = new Map<Moment, number>(MOMENTS.map((moment) => [moment, 0]))
  let number = 0

  const makeForm = async (): Promise<Form> => {
    const name = `Cauta ${letters(++number)}`
    const upload = await sendPhoto(site.url, authorization, 9_000 + number)
    await readyPhoto(site.url, authorization, upload)
    const form = new FormData()
    for (const [field, value] of hidden) form.append(field, value)
    for (const [field, value] of Object.entries({ ...WORDS, name })) form.append(field, value)
    form.append('uploads[]', upload.id ?? '')
    return { name, request: await asRequest(site.url, cookie, form) }
  }
  const sendCut = async (form: Form, times: number) => {
    for (let at = 0; at < times && !stop.aborted; at++) {
      const moment = MOMENTS[at % MOMENTS.length] ?? 'in the body'
      counts.set(moment, (counts.get(moment) ?? 0) + 1)
      await sendUntil(site.url, form.request, moment)
    }
  }
  const check = async ({ name }: Form, answer: string) => {
    const listings = await countListings(sql, owner.id, name)
    if (!/^HTTP\/1\.1 303 .*\/dashboard\/mascotas\?publicada=\d+/s.test(answer))
      problems.push(`${name}: sent whole, it is answered with ${answer.split('\r\n', 1)[0]}`)
    if (listings.pets !== 1) problems.push(`${name}: ${listings.pets} listings`)
    if (listings.photos !== 1) problems.push(`${name}: ${listings.photos} photos`)
  }

  const one = await makeForm()
  await sendCut(one, cuts)
  await check(one, await sendWhole(site.url, one.request))
  // A form is known by its words for a minute, by its photos for as long as those are there.
  await sql`update pets set published_at = published_at - interval '5 minutes' where owner_id = ${owner.id}`
  await check(one, await sendWhole(site.url, one.request))
  for (let at = 0; at < FORMS && !stop.aborted; at++) {
    const form = await makeForm()
    await sendCut(form, Math.ceil(cuts / FORMS))
    await check(form, await sendWhole(site.url, form.request))
  }
  await sql.end()

  printTable(
    'Cut connections',
    [...counts].map(([moment, times]) => ({ moment, times })),
  )
  for (const problem of problems) console.log(`✗ ${problem}`)
  const sum = [...counts.values()].reduce((all, times) => all + times, 0)
  console.log(`\ncut: ${sum} connections, ${number} forms, each listed once · ${problems.length} wrong`)
  return problems.length
}

/** What the framework sends along with the form, for browsers without JavaScript. */
async function readHiddenFields(url: string, cookie: string): Promise<[string, string][]> {
  const page = await (await fetch(`${url}/create-pet`, { headers: { cookie } })).text()
  const form = page.split('<form').find((part) => part.includes('name="castrated"')) ?? ''
  const inputs = form.split('</form>', 1)[0]?.match(/<input[^>]*name="\$ACTION[^>]*>/g) ?? []
  const attribute = (tag: string, name: string) =>
    decodeHTML(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '')
  if (inputs.length === 0) throw new Error('The form of a new pet was not found')
  return inputs.map((tag) => [attribute(tag, 'name'), attribute(tag, 'value')])
}

async function asRequest(url: string, cookie: string, form: FormData): Promise<Form['request']> {
  const encoded = new Response(form)
  const body = Buffer.from(await encoded.arrayBuffer())
  const head = [
    'POST /create-pet HTTP/1.1',
    `Host: ${new URL(url).host}`,
    `Origin: ${url}`,
    `Cookie: ${cookie}`,
    'Accept: text/html',
    `Content-Type: ${encoded.headers.get('content-type')}`,
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  return { head: `${head.join('\r\n')}\r\n\r\n`, body }
}

/** Cuts the connection at that moment. */
function sendUntil(url: string, { head, body }: Form['request'], moment: Moment): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    const patience = setTimeout(() => socket.destroy(), PATIENCE_MS)
    socket.on('error', () => {})
    socket.on('close', () => {
      clearTimeout(patience)
      resolve()
    })
    const cut = () => socket.destroy()
    if (moment === 'before the body') socket.write(head, cut)
    else if (moment === 'in the body')
      socket.write(Buffer.concat([Buffer.from(head), body.subarray(0, randomInt(1, body.length))]), cut)
    else {
      const whole = Buffer.concat([Buffer.from(head), body])
      if (moment === 'in the answer') socket.once('data', cut)
      socket.write(whole, () => {
        if (moment === 'after the body') cut()
        if (moment === 'before the answer') setTimeout(cut, randomInt(ANSWER_MS))
      })
    }
  })
}

/** @returns the answer; the first line says what became of it. */
function sendWhole(url: string, { head, body }: Form['request']): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    socket.setTimeout(PATIENCE_MS, () => socket.destroy(new Error('No answer')))
    socket.on('data', (bytes: Buffer) => (answer += bytes.toString('latin1')))
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
    socket.write(Buffer.concat([Buffer.from(head), body]))
  })
}

async function countListings(sql: postgres.Sql, ownerId: number, name: string) {
  const [row] = await sql<{ pets: number; photos: number }[]>`
    select count(distinct p.id)::int as pets, count(ph.hash)::int as photos
    from pets p left join pet_photos ph on ph.pet_id = p.id where p.owner_id = ${ownerId} and p.name = ${name}`
  return row ?? { pets: 0, photos: 0 }
}
