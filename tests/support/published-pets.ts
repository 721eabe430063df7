import { afterAll, expect } from 'vitest'
import { z } from 'zod'
import { petWire } from '@/app/api/v1.0/_wire/pet'
import { send, sendAs, tokenOf } from './api'
import { blots, fileOf } from './pictures'

const DESCRIPTION = 'Duerme la siesta con los gatos de la casa y saluda a quien llega. '.repeat(3)

/** The request body for a new pet. */
export const PET = {
  typeId: 'perro',
  breedId: 1,
  colorId: 6,
  name: 'Brisa',
  age: 'joven',
  gender: 'hembra',
  size: 'mediano',
  coat: 'corto',
  health: 'vacunas al dia',
  castrated: true,
  attributes: { house_trained: true, special_needs: false },
  environment: { children: true, dogs: null, cats: null },
  description: DESCRIPTION,
}

/** Sends a multipart body with pictures below the API's prefix, as an account. */
export async function sendPhotos(method: string, path: string, data: unknown, numbers: number[], as: number) {
  const form = new FormData()
  form.set('data', JSON.stringify(data))
  for (const number of numbers) form.append('photos', fileOf(await blots(number, 640, 480)))
  const body = new Response(form)
  const headers = {
    'content-type': body.headers.get('content-type') ?? '',
    authorization: `Bearer ${await tokenOf(as)}`,
  }
  return send(`/api/v1.0${path}`, method, headers, Buffer.from(await body.arrayBuffer()))
}

export const saved = z.strictObject({ data: z.strictObject(petWire.shape), message: z.string().min(1) })

/** Publishes pets for a test file and withdraws them at its end, because other files count pets. */
export function makePublishing(me: number) {
  const made: { id: number; owner: number }[] = []
  afterAll(async () => {
    for (const { id, owner } of made) await sendAs(owner, 'PATCH', `/pets/${id}`, { status: 'inactivo' })
  })
  function keep(answer: { status: number; text: string; body: unknown }, owner: number) {
    expect(answer.status, answer.text).toBe(201)
    const { data } = saved.parse(answer.body)
    made.push({ id: data.id, owner })
    return data
  }
  return {
    publish: async (changes: Record<string, unknown> = {}, owner = me) =>
      keep(await sendAs(owner, 'POST', '/pets', { ...PET, ...changes }), owner),
    publishPhotos: async (numbers: number[], changes: Record<string, unknown> = {}) =>
      keep(await sendPhotos('POST', '/pets', { ...PET, ...changes }, numbers, me), me),
  }
}
