import { request as httpRequest, type RequestListener } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_PHOTO_BYTES } from '@/lib/photos/limits'
import { downloadPhoto, type Network } from '@/lib/photos/remote-photo'
import { isPublicIp, NO_ADDRESS, NOT_HTTPS, PRIVATE_ADDRESS, parsePhotoUrl } from '@/lib/photos/remote-url'
import { LoopbackServer } from '@/tests/support/loopback'

describe('the address of a photo', () => {
  it.each([
    'https://127.0.0.1/a.jpg',
    'https://127.9.9.9/a.jpg',
    'https://10.1.2.3/a.jpg',
    'https://172.31.0.1/a.jpg',
    'https://192.168.1.20/a.jpg',
    'https://100.64.0.1/a.jpg',
    'https://169.254.169.254/latest/meta-data/',
    'https://0.0.0.0/a.jpg',
    'https://255.255.255.255/a.jpg',
    'https://224.0.0.1/a.jpg',
    'https://2130706433/a.jpg',
    'https://017700000001/a.jpg',
    'https://0x7f.1/a.jpg',
    'https://127.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://[::]/a.jpg',
    'https://[::ffff:127.0.0.1]/a.jpg',
    'https://[::ffff:10.0.0.1]/a.jpg',
    'https://[64:ff9b::7f00:1]/a.jpg',
    'https://[2002:7f00:1::]/a.jpg',
    'https://[2001:0:1::1]/a.jpg',
    'https://[fe80::1]/a.jpg',
    'https://[fd00::1]/a.jpg',
    'https://[ff02::1]/a.jpg',
    'https://localhost/a.jpg',
    'https://foto.localhost/a.jpg',
    'https://metadata.google.internal/a.jpg',
    'https://impresora/a.jpg',
    'https://impresora./a.jpg',
    'http://192.168.1.20/foto.jpg',
  ])('refuses %s as one of a private network', (typed) => {
    expect(parsePhotoUrl(typed)).toEqual({ problem: PRIVATE_ADDRESS })
  })

  it.each([
    ['http://fotos.example/a.jpg', NOT_HTTPS],
    ['ftp://fotos.example/a.jpg', NO_ADDRESS],
    ['file:///etc/passwd', NO_ADDRESS],
    ['data:image/png;base64,AAAA', NO_ADDRESS],
    ['luna.jpg', NO_ADDRESS],
    [`https://fotos.example/${'a'.repeat(2000)}`, NO_ADDRESS],
    ['https://ana:clave@fotos.example/a.jpg', expect.stringContaining('clave')],
    ['https://fotos.example:8443/a.jpg', expect.stringContaining('puerto')],
  ])('refuses %s', (typed, problem) => {
    expect(parsePhotoUrl(typed)).toEqual({ problem })
  })

  it('takes public ones, without their fragment', () => {
    expect(parsePhotoUrl('https://Fotos.example:443/a.jpg?b=1#c')).toEqual({
      url: new URL('https://fotos.example/a.jpg?b=1'),
    })
    expect(['1.1.1.1', '2606:4700::1111', '198.20.0.1'].every(isPublicIp)).toBe(true)
    expect(['fe80::1%eth0', '1.1.1', '', '::ffff:1.1.1.1'].some(isPublicIp)).toBe(false)
  })
})

describe('fetching a photo', () => {
  const seen: { path: string; headers: NodeJS.Dict<string | string[]> }[] = []
  const answers: Record<string, RequestListener> = {
    '/foto': (_request, response) => response.end('bytes'),
    '/otra': (_request, response) => response.writeHead(302, { location: '/foto' }).end(),
    '/adentro': (_request, response) =>
      response.writeHead(302, { location: 'https://192.168.1.20/foto' }).end(),
    '/nombre': (_request, response) =>
      response.writeHead(307, { location: 'https://rebota.example/foto' }).end(),
    '/plano': (_request, response) =>
      response.writeHead(301, { location: 'http://fotos.example/foto' }).end(),
    '/vueltas': (_request, response) => response.writeHead(302, { location: '/vueltas' }).end(),
    '/nada': (_request, response) => response.writeHead(404).end(),
    '/enorme': (_request, response) =>
      response.writeHead(200, { 'content-length': MAX_PHOTO_BYTES + 1 }).end('x'),
    '/sin-fin': (_request, response) => {
      const chunk = Buffer.alloc(1_000_000)
      const more = () => {
        if (!response.destroyed) response.write(chunk, more)
      }
      more()
    },
    '/cortada': (_request, response) => {
      response.writeHead(200, { 'content-length': 100 })
      response.write('x', () => response.destroy())
    },
    '/callada': () => {},
    '/gota-a-gota': (_request, response) => {
      const timer = setInterval(() => response.write('x'), 20)
      response.on('close', () => clearInterval(timer))
    },
  }
  const server = new LoopbackServer((request, response) => {
    seen.push({ path: request.url ?? '', headers: request.headers })
    answers[request.url ?? '']?.(request, response)
  })
  beforeAll(() => server.start())
  afterAll(() => server.stop())

  const names: Record<string, string[]> = {
    'fotos.example': ['127.0.0.1'],
    'rebota.example': ['1.1.1.1', '10.0.0.7'],
  }
  const asked: string[] = []
  /** Loopback in the place of the internet: the test's server is public, everything else is as ever. */
  const network: Network = {
    resolve: async (host) => {
      asked.push(host)
      return names[host] ?? []
    },
    isAllowed: (ip) => ip === '127.0.0.1' || isPublicIp(ip),
    request: (options, answer) =>
      httpRequest({ ...options, protocol: 'http:', agent: undefined, port: server.port }, answer),
    timeoutMs: 10_000,
  }
  /** Of what never ends: soon, as the test waits for it. */
  const HASTY = { timeoutMs: 300 }
  const fetchAt = (path: string, changes: Partial<Network> = {}) =>
    downloadPhoto(`https://fotos.example${path}`, { ...network, ...changes })

  it('fetches it with a bare request, and follows redirects', async () => {
    expect((await fetchAt('/foto')).toString()).toBe('bytes')
    expect(seen.at(-1)?.headers).toEqual({
      accept: 'image/jpeg, image/png, image/webp, image/heic;q=0.5',
      'accept-encoding': 'identity',
      'user-agent': expect.stringMatching(/^Querencia \(\+http/),
      host: expect.stringMatching(/^fotos\.example/),
      connection: expect.anything(),
    })
    expect((await fetchAt('/otra')).toString()).toBe('bytes')
  })

  it('tries the next checked address where one does not answer', async () => {
    const both = ['::1', '127.0.0.1']
    const found = await fetchAt('/foto', {
      resolve: async () => both,
      isAllowed: (ip) => both.includes(ip),
    })
    expect(found.toString()).toBe('bytes')
  })

  it('resolves a name once a request and connects to the address that it checked', async () => {
    asked.length = 0
    await fetchAt('/foto')
    expect(asked).toEqual(['fotos.example'])
  })

  it.each([
    ['/adentro', PRIVATE_ADDRESS],
    ['/nombre', PRIVATE_ADDRESS],
    ['/plano', NOT_HTTPS],
    ['/vueltas', 'La dirección lleva a demasiadas otras.'],
    ['/nada', 'No hay ninguna foto en la dirección.'],
    ['/enorme', 'La foto pesa más de 12 MB.'],
    ['/sin-fin', 'La foto pesa más de 12 MB.'],
    ['/cortada', 'No pudimos abrir la dirección.'],
    ['/callada', 'La dirección tardó demasiado en responder.'],
    ['/gota-a-gota', 'La dirección tardó demasiado en responder.'],
  ])('refuses %s', async (path, message) => {
    const changes = message.includes('tardó') ? HASTY : {}
    await expect(fetchAt(path, changes)).rejects.toMatchObject({ message })
  })

  it('follows three redirects at most', async () => {
    seen.length = 0
    await expect(fetchAt('/vueltas')).rejects.toThrow()
    expect(seen.map(({ path }) => path)).toEqual(Array.from({ length: 4 }, () => '/vueltas'))
  })

  it('refuses a name with a private address, one without any, and one that never resolves', async () => {
    const at = (resolve: Network['resolve'], changes = {}) => fetchAt('/foto', { resolve, ...changes })
    seen.length = 0
    await expect(at(async () => ['127.0.0.1', '10.0.0.1'])).rejects.toThrow(PRIVATE_ADDRESS)
    await expect(at(async () => ['::ffff:127.0.0.1'])).rejects.toThrow(PRIVATE_ADDRESS)
    await expect(at(async () => [])).rejects.toThrow('No pudimos abrir')
    await expect(at(() => new Promise(() => {}), HASTY)).rejects.toThrow('tardó demasiado')
    expect(seen).toEqual([])
  })

  it('without a test in the way, loopback is refused under any name', async () => {
    await expect(downloadPhoto('https://127.0.0.1/foto')).rejects.toThrow(PRIVATE_ADDRESS)
    await expect(downloadPhoto('https://localhost/foto')).rejects.toThrow(PRIVATE_ADDRESS)
  })
})
