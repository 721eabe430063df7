import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DEMO_PASSWORD } from '@/db/seed/password'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { DIST_DIR } from '@/scripts/support/stages'
import { TEST_DATA_DIR } from '@/scripts/support/test-postgres'
import { printTable } from '@/tests/bench/stats'
import { demoEmail } from '@/tests/support/demo'
import { BLOB_OBJECTS, BLOB_TOKEN, BlobServer } from '@/tests/support/fakes/blob-server'
import { startOwnServer } from '@/tests/support/own-server'
import { blots, fileOf } from '@/tests/support/pictures'

const BACK_WITHIN_MS = 10_000
const READY_WITHIN_MS = 30_000
const RETRY_MS = 100
const PAGE = '/pet-detail/100015'

/** What keeps files from being stored, and what people meet meanwhile. */
interface Fault {
  name: string
  variables: Record<string, string>
  strike(): void
  mend(): void
  expected: { upload: number; photo: number; word: string }
}

interface Upload {
  status: number
  id?: string
  error?: string
}

/**
 * Lets the disk run full, and takes the file service away, while a photo is sent: it has to be refused with a sentence, pages
 * and photos that were seen have to be served, and the next photo has to be taken once the fault is gone.
 * @returns how many checks failed; prints a table of what people see, and one line.
 */
export async function takeFilesAway(): Promise<number> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'querencia-chaos-'))
  const blob = await new BlobServer().start()
  const isFull = path.join(folder, 'full')
  const faults: Fault[] = [
    {
      name: 'disk full',
      variables: { FULL_WHILE: isFull, FULL_FOLDER: path.join(TEST_DATA_DIR, 'files') },
      strike: () => writeFileSync(isFull, ''),
      mend: () => rmSync(isFull),
      expected: { upload: 507, photo: 200, word: 'espacio' },
    },
    {
      name: 'Blob away',
      variables: { BLOB_READ_WRITE_TOKEN: BLOB_TOKEN, BLOB_OBJECTS, VERCEL_BLOB_API_URL: blob.url },
      strike: () => {
        blob.behaviour = 503
      },
      mend: () => {
        blob.behaviour = 'healthy'
      },
      expected: { upload: 503, photo: 503, word: 'archivos' },
    },
  ]
  try {
    const rows = []
    for (const fault of faults) rows.push(await meet(fault))
    printTable(
      'Files',
      rows.map(({ failures: _, backMs: __, ...row }) => row),
    )
    const failures = rows.flatMap((row) => row.failures)
    for (const failure of failures) console.log(`✗ ${failure}`)
    const back = rows.map(({ fault, backMs }) => `${fault}, back after ${(backMs / 1000).toFixed(1)} s`)
    console.log(`\nfiles: ${back.join(' · ')} · ${failures.length} wrong`)
    return failures.length
  } finally {
    await blob.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function meet({ name, variables, strike, mend, expected }: Fault) {
  const preload = path.join(PROJECT_ROOT, 'tests/chaos/file-faults.cjs')
  // Copies of photos are kept by each process: with one the same photo is met again.
  const settings = { ...variables, WEB_CONCURRENCY: '1', NODE_OPTIONS: `--require ${preload}` }
  const site = await startOwnServer(DIST_DIR, `chaos-${name.toLowerCase().replace(' ', '-')}`, settings)
  const failures: string[] = []
  const check = (isRight: boolean, sentence: string) => isRight || failures.push(`${name}: ${sentence}`)
  try {
    const authorization = await signInAt(site.url)
    const upload = (number: number) => sendPhoto(site.url, authorization, number)
    const statusOf = async (address: string) => (await fetch(site.url + address)).status
    const seen = await readyPhoto(site.url, authorization, await upload(1))
    const other = await readyPhoto(site.url, authorization, await upload(2))
    check((await statusOf(seen)) === 200, 'a photo was not there before')

    strike()
    const sentAt = performance.now()
    const refused = await upload(3)
    const refusedMs = performance.now() - sentAt
    const { error: sentence = '' } = refused
    const [seenStatus, otherStatus, page] = [
      await statusOf(seen),
      await statusOf(other),
      await statusOf(PAGE),
    ]
    const reference = referenceIn(site.output())
    check(refused.status === expected.upload, `an upload is answered with ${refused.status}`)
    check(sentence.includes(expected.word), `the sentence does not say what is wrong: ${sentence}`)
    check(reference !== '–', 'the log has no reference')
    check(seenStatus === 200 && page === 200, 'a page or a photo that was seen is gone')
    check(otherStatus === expected.photo, `another photo is answered with ${otherStatus}`)

    mend()
    const mendedAt = performance.now()
    let taken = await upload(4)
    while (taken.status !== 202 && performance.now() - mendedAt < BACK_WITHIN_MS) {
      await wait(RETRY_MS)
      taken = await upload(4)
    }
    const backMs = performance.now() - mendedAt
    check(taken.status === 202, 'back: an upload is not taken')
    if (taken.status === 202) await readyPhoto(site.url, authorization, taken)
    check((await statusOf(other)) === 200, 'back: a photo is missing')
    const seconds = `${(refusedMs / 1000).toFixed(1)} s`
    const met = { upload: refused.status, 'refused after': seconds, sentence, reference }
    const served = { 'photo seen before': seenStatus, 'another photo': otherStatus, page }
    return { fault: name, ...met, ...served, failures, backMs }
  } finally {
    await site.stop()
  }
}

/** A server that has just started on a busy machine may refuse at first. */
async function signInAt(url: string): Promise<string> {
  const body = JSON.stringify({ email: demoEmail('publica'), password: DEMO_PASSWORD })
  const headers = { 'content-type': 'application/json' }
  const deadline = performance.now() + READY_WITHIN_MS
  for (;;) {
    const answer = await fetch(`${url}/api/v1.0/auth/userLogin`, { method: 'POST', headers, body })
    const { token, error } = (await answer.json()) as { token?: string; error?: string }
    if (token) return `Bearer ${token}`
    if (performance.now() > deadline) throw new Error(`Cannot sign in: ${error}`)
    await wait(RETRY_MS)
  }
}

export async function sendPhoto(url: string, authorization: string, number: number): Promise<Upload> {
  const form = new FormData()
  form.append('photo', fileOf(await blots(number)))
  const answer = await fetch(`${url}/api/photos`, { method: 'POST', headers: { authorization }, body: form })
  return { ...((await answer.json()) as Omit<Upload, 'status'>), status: answer.status }
}

/** @returns its address once its sizes are made. @throws when that takes too long. */
export async function readyPhoto(url: string, authorization: string, { id, error }: Upload): Promise<string> {
  const deadline = performance.now() + READY_WITHIN_MS
  while (id && performance.now() < deadline) {
    const answer = await fetch(`${url}/api/photos/${id}`, { headers: { authorization } })
    const { photo } = (await answer.json()) as { photo?: { small: string } }
    if (photo) return photo.small
    await wait(RETRY_MS)
  }
  throw new Error(`A photo did not become ready: ${error ?? id}`)
}

/** Of the last fault of the file store that the server logged. */
function referenceIn(output: string): string {
  const entries = output.split('\n').filter((line) => line.includes('"file store"'))
  return /"reference":"([^"]+)"/.exec(entries.at(-1) ?? '')?.[1] ?? '–'
}
