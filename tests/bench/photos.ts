import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { DEMO_EMAILS } from '@/db/seed/demo/accounts'
import { blots } from '@/tests/support/pictures'
import { logIn } from './log-in'
import { median } from './stats'

interface PhotoRow {
  foto: string
  /** Milliseconds, median and worst of the rounds. */
  respuesta: number
  'peor respuesta': number
  lista: number
  'peor lista': number
}

const ROUNDS = 9
const WIDTH = 4000
const HEIGHT = 3000

/**
 * Sends photos of 12 megapixels, as cameras make them, one after the other: how long until the answer, and until the
 * photo is ready in all sizes.
 * @param base address of a production server with the demo world.
 */
export async function measurePhotos(base: string): Promise<PhotoRow[]> {
  const headers = await logIn(base, DEMO_EMAILS.publisher)
  const answered: number[] = []
  const ready: number[] = []
  let megabytes = 0
  for (let round = 0; round <= ROUNDS; round++) {
    const photo = await cameraPhoto(round)
    megabytes = photo.length / 2 ** 20
    const start = performance.now()
    const id = await send(base, photo, headers)
    const sent = performance.now() - start
    await untilReady(`${base}/api/photos/${id}`, headers)
    // The first one warms up.
    if (round === 0) continue
    answered.push(sent)
    ready.push(performance.now() - start)
  }
  const [answer, all] = [summary(answered), summary(ready)]
  return [
    {
      foto: `JPEG de 12 megapíxeles, ${megabytes.toFixed(1)} MB`,
      respuesta: answer.median,
      'peor respuesta': answer.worst,
      lista: all.median,
      'peor lista': all.worst,
    },
  ]
}

const summary = (samples: readonly number[]) => ({
  median: Math.round(median(samples)),
  worst: Math.round(Math.max(...samples)),
})

/** Soft shapes with grain over them: as heavy as what a telephone makes. */
async function cameraPhoto(number: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 12 }
  const grain = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#000', noise },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return sharp(await blots(number, WIDTH, HEIGHT))
    .composite([{ input: grain, blend: 'soft-light' }])
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer()
}

async function send(base: string, photo: Buffer, headers: Record<string, string>): Promise<string> {
  const body = new FormData()
  body.append('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'foto.jpg')
  const answer = await fetch(`${base}/api/photos`, { method: 'POST', headers, body })
  if (answer.status !== 202)
    throw new Error(`The photo was answered ${answer.status}: ${await answer.text()}`)
  return ((await answer.json()) as { id: string }).id
}

async function untilReady(address: string, headers: Record<string, string>): Promise<void> {
  for (;;) {
    const { status, problem } = (await (await fetch(address, { headers })).json()) as Record<string, string>
    if (status === 'ready') return
    if (status !== 'processing') throw new Error(problem ?? `The photo is ${status}`)
    await wait(20)
  }
}
