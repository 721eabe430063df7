import { beforeEach, expect, it, vi } from 'vitest'
import { UploadError } from '@/components/photos/field/photo-api'
import { createPhotoQueue, type PhotoWork } from '@/components/photos/field/photo-queue'
import { deleteDraft } from '@/lib/pets/browser-draft'
import { dropKeptPhoto, keepPhoto, listKeptPhotos } from '@/lib/photos/kept-photos'
import { fakeCaches } from '@/tests/support/fakes/browser-caches'

const OWNER = 7
const DAY = 86_400_000
let caches: ReturnType<typeof fakeCaches>
let isOnline = false

beforeEach(() => {
  caches = fakeCaches('https://querencia.example')
  vi.stubGlobal('caches', caches)
  isOnline = false
})

const work: PhotoWork = {
  shrink: async (file) => file,
  send: async () => {
    if (!isOnline) throw new UploadError('Se cortó la conexión.', 'auto')
    return 'id'
  },
  ask: async () => null,
  forget: () => {},
  show: () => 'blob:1',
  hide: () => {},
  wait: async () => {},
  keep: (file, photo) => void keepPhoto(OWNER, file, photo),
  unkeep: (file) => void dropKeptPhoto(OWNER, file),
}
const file = (name: string) => new File([name], name, { type: 'image/jpeg', lastModified: 1 })
const namesOf = async (ownerId = OWNER) => (await listKeptPhotos(ownerId)).map(({ name }) => name)

/** A form that was opened, with the photos that the browser kept. */
async function openForm() {
  const queue = createPhotoQueue([], work)
  queue.start()
  queue.add(await listKeptPhotos(OWNER))
  return queue
}
const failed = (queue: ReturnType<typeof createPhotoQueue>, count: number) =>
  vi.waitFor(() => expect(queue.read().items.filter(({ state }) => state === 'failed')).toHaveLength(count))

it('photos picked without a connection are there when the form opens again, and go once uploaded', async () => {
  const first = await openForm()
  first.add([file('Ñata.jpg'), file('b.jpg')])
  await failed(first, 2)
  first.stop()
  expect(await namesOf()).toEqual(['Ñata.jpg', 'b.jpg'])
  const second = await openForm()
  await failed(second, 2)
  expect(await namesOf()).toEqual(['Ñata.jpg', 'b.jpg'])
  isOnline = true
  second.retryAll()
  await vi.waitFor(async () => expect(await namesOf()).toEqual([]))
})

it('a photo that is removed is not kept', async () => {
  const queue = await openForm()
  queue.add([file('a.jpg')])
  await failed(queue, 1)
  queue.remove(queue.read().items[0]?.key ?? '')
  await vi.waitFor(async () => expect(await namesOf()).toEqual([]))
})

it('nobody else finds them, nor anybody after a month or with the draft deleted', async () => {
  await keepPhoto(OWNER, file('a.jpg'), file('a.jpg'), 0)
  expect(await listKeptPhotos(OWNER, 29 * DAY)).toHaveLength(1)
  expect(await listKeptPhotos(OWNER, 31 * DAY)).toEqual([])
  await keepPhoto(OWNER, file('a.jpg'), file('a.jpg'))
  expect(await namesOf(8)).toEqual([])
  expect(await caches.keys()).toEqual([])
  await keepPhoto(OWNER, file('a.jpg'), file('a.jpg'))
  deleteDraft()
  await vi.waitFor(async () => expect(await caches.keys()).toEqual([]))
})

it('what is too large is not kept', async () => {
  await keepPhoto(OWNER, file('a.jpg'), new Blob([new Uint8Array(5 * 1024 * 1024 + 1)]))
  expect(await namesOf()).toEqual([])
})
