import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UploadError } from '@/components/photos/field/photo-api'
import { fieldState, type InitialPhoto } from '@/components/photos/field/photo-list'
import { createPhotoQueue, type PhotoWork } from '@/components/photos/field/photo-queue'
import type { UploadDto } from '@/lib/photos/dto'

const cut = () => new UploadError('Se cortó la conexión.', 'auto')
const photo = (hash: string) => ({
  hash,
  large: '',
  medium: `/media/${hash}.webp`,
  small: '',
  preview: '',
  width: 4,
  height: 3,
  blur: '',
})
const file = (name: string) => new File([name], name, { lastModified: 1 })

/** What the browser and the server would do, noted; a test changes what it is about. */
function world() {
  const log: string[] = []
  let shown = 0
  const work: PhotoWork = {
    shrink: async (picked) => picked,
    send: async (sent) => {
      log.push(`send ${(sent as File).name}`)
      return `id-${(sent as File).name}`
    },
    ask: async (id) => ({ id, status: 'ready', photo: photo(`hash-${id}`) }),
    forget: (id) => log.push(`forget ${id}`),
    show: () => `blob:${++shown}`,
    hide: (src) => log.push(`hide ${src}`),
    wait: async (_milliseconds, signal) => signal.throwIfAborted(),
  }
  return { log, work }
}

let { log, work } = world()
beforeEach(() => {
  ;({ log, work } = world())
})

function startQueue(photos: InitialPhoto[] = []) {
  const queue = createPhotoQueue(photos, work)
  queue.start()
  const item = (index: number) => {
    const found = queue.read().items[index]
    if (!found) throw new Error(`there is no photo ${index}`)
    return found
  }
  return { queue, item, state: () => fieldState(queue.read()) }
}

/** Waits until the server has, or has refused, everything. */
const settled = (state: () => { pending: number }) => vi.waitFor(() => expect(state().pending).toBe(0))

describe('a queue of photos', () => {
  it('photos upload one at a time, and the form gets their ids in order', async () => {
    let sending = 0
    const send = work.send
    work.send = async (...args) => {
      expect(++sending).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 5))
      sending--
      return send(...args)
    }
    const { queue, state } = startQueue()
    queue.add([file('a'), file('b'), file('c')])
    expect(state()).toMatchObject({
      pending: 3,
      uploads: [],
      problem: null,
    })
    await vi.waitFor(() =>
      expect(queue.read().items.map((item) => item.state)).toEqual(Array(3).fill('ready')),
    )
    expect(state()).toEqual({
      uploads: ['id-a', 'id-b', 'id-c'],
      pending: 0,
      failed: 0,
      cover: 'blob:1',
      problem: null,
    })
    expect(log).toEqual(['send a', 'send b', 'send c'])
  })

  it('an upload is retried once automatically when the connection breaks', async () => {
    work.send = vi.fn(work.send).mockRejectedValueOnce(cut())
    const { queue, state } = startQueue()
    queue.add([file('a')])
    await settled(state)
    expect(state().uploads).toEqual(['id-a'])
    expect(work.send).toHaveBeenCalledTimes(2)
  })

  it('after a failed retry the other photos continue, and the photo can be retried by hand', async () => {
    work.send = vi.fn(work.send).mockRejectedValueOnce(cut()).mockRejectedValueOnce(cut())
    const { queue, item, state } = startQueue()
    queue.add([file('a'), file('b')])
    await vi.waitFor(() => expect(state()).toMatchObject({ uploads: ['id-b'], failed: 1, pending: 0 }))
    expect(item(0)).toMatchObject({ state: 'failed', problem: 'Se cortó la conexión.', recovery: 'auto' })
    expect(state().problem).toBe('Hay fotos que no se subieron: reintenta o quítalas')
    queue.retryAll()
    await settled(state)
    expect(state()).toMatchObject({ uploads: ['id-a', 'id-b'], failed: 0, problem: null })
  })

  it('an upload that the server refuses is not retried', async () => {
    work.send = vi.fn().mockRejectedValue(new UploadError('No pudimos leer la foto.', 'none'))
    const { queue, item, state } = startQueue()
    queue.add([file('a')])
    await settled(state)
    expect(work.send).toHaveBeenCalledTimes(1)
    queue.retryAll()
    expect(item(0)).toMatchObject({ state: 'failed', recovery: 'none' })
    expect(state().problem).toBe('Hay fotos que no se pueden usar: quítalas y agrega otras')
  })

  it('files that are not photos are left out with a message', async () => {
    work.shrink = async () => {
      throw new UploadError('“a” no es una foto JPG, PNG o WebP.', 'none')
    }
    const { queue, state } = startQueue()
    queue.add([file('a')])
    await settled(state)
    expect(queue.read()).toMatchObject({ items: [], notices: ['“a” no es una foto JPG, PNG o WebP.'] })
  })

  it('polling continues until the server is done, even if single polls fail', async () => {
    const answers: (UploadDto | Error)[] = [
      { id: 'id-a', status: 'processing' },
      cut(),
      { id: 'id-a', status: 'ready', photo: photo('h') },
    ]
    work.ask = async () => {
      const answer = answers.shift()
      if (answer instanceof Error) throw answer
      return answer ?? null
    }
    const { queue, item } = startQueue()
    queue.add([file('a')])
    await vi.waitFor(() => expect(item(0).state).toBe('ready'))
    expect(item(0)).toMatchObject({ hash: 'h', src: 'blob:1' })
  })

  it('a photo that the server rejects shows its error', async () => {
    work.ask = async (id) => ({ id, status: 'failed', problem: 'La foto tiene más de 50 megapíxeles.' })
    const { queue, item, state } = startQueue()
    queue.add([file('a')])
    await vi.waitFor(() => expect(item(0).state).toBe('failed'))
    expect(item(0)).toMatchObject({ problem: 'La foto tiene más de 50 megapíxeles.', recovery: 'none' })
    expect(state()).toMatchObject({ uploads: [], failed: 1 })
  })

  it('a removed photo is dropped in any state', async () => {
    work.send = (_sent, _onProgress, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(cut()))
      })
    const { queue, item, state } = startQueue()
    queue.add([file('a')])
    await vi.waitFor(() => expect(item(0).state).toBe('sending'))
    queue.remove(item(0).key)
    expect(log).toEqual(['hide blob:1'])
    work.send = async () => 'id-b'
    queue.add([file('b')])
    await vi.waitFor(() => expect(item(0).state).toBe('ready'))
    queue.remove(item(0).key)
    expect(log).toEqual(['hide blob:1', 'hide blob:2', 'forget id-b'])
    expect(state()).toMatchObject({ uploads: [], pending: 0, cover: null })
  })

  it('of two identical photos one is kept', async () => {
    work.ask = async (id) => ({ id, status: 'ready', photo: photo('same') })
    const { queue } = startQueue([{ id: 'same', src: '/media/same.webp', alt: 'Luna' }])
    queue.add([file('a')])
    await vi.waitFor(() => expect(queue.read().notices).toEqual(['“a” ya estaba en la lista.']))
    expect(queue.read().items.map(({ id }) => id)).toEqual(['same'])
    expect(log).toContain('forget id-a')
  })

  it('stored photos are ready from the start and are never discarded', () => {
    const { queue, state } = startQueue([
      { id: 'aa', src: '/media/aa.webp', alt: 'Luna' },
      { id: 'bb', src: '/media/bb.webp', alt: 'Luna' },
    ])
    expect(state()).toEqual({
      uploads: ['aa', 'bb'],
      pending: 0,
      failed: 0,
      cover: '/media/aa.webp',
      problem: null,
    })
    queue.remove('aa')
    expect(state().uploads).toEqual(['bb'])
    expect(log).toEqual(['hide /media/aa.webp'])
  })

  it('the photos of a draft are fetched, and deleted ones are dropped', async () => {
    work.ask = async (id) => (id === 'gone' ? null : { id, status: 'ready', photo: photo('h') })
    const { queue, item } = startQueue([{ id: 'gone' }, { id: 'kept' }])
    await vi.waitFor(() =>
      expect(item(0)).toMatchObject({ id: 'kept', state: 'ready', src: '/media/h.webp' }),
    )
    expect(queue.read().notices).toEqual(['Una foto ya no está guardada. Agrégala otra vez.'])
  })

  it('a stopped queue does nothing until it is started again', async () => {
    const { queue, state } = startQueue()
    work.send = (_sent, _onProgress, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(cut()))
      })
    queue.add([file('a')])
    await vi.waitFor(() => expect(queue.read().items[0]?.state).toBe('sending'))
    queue.stop()
    work.send = async () => 'id-a'
    queue.start()
    await settled(state)
    expect(state().uploads).toEqual(['id-a'])
  })
})

describe('the order of photos', () => {
  const three = ['aa', 'bb', 'cc'].map((id) => ({ id, src: `/media/${id}.webp` }))

  it('moving a photo announces its position, and the first one is the cover', () => {
    const { queue, state } = startQueue(three)
    queue.move('cc', 0)
    expect(state()).toMatchObject({ uploads: ['cc', 'aa', 'bb'], cover: '/media/cc.webp' })
    expect(queue.read().spoken.text).toBe('La foto está en el lugar 1 de 3: es la foto principal.')
    queue.move('cc', 1)
    expect(state().uploads).toEqual(['aa', 'cc', 'bb'])
    expect(queue.read().spoken.text).toBe('La foto está en el lugar 2 de 3.')
  })

  it('moving a photo stays within the list and ignores unknown photos', () => {
    const { queue, state } = startQueue(three)
    queue.move('aa', 99)
    expect(state().uploads).toEqual(['bb', 'cc', 'aa'])
    const before = queue.read()
    queue.move('zz', 0)
    queue.move('bb', -5)
    expect(queue.read()).toBe(before)
  })
})
