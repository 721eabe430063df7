import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LoopbackServer } from '@/tests/support/loopback'

interface TakenNotice {
  /** Which browser. */
  name: string
  text: string
  topic: string | undefined
  urgency: string | undefined
  ttl: number
  subject: string
}

/**
 * A push service on this machine with the browsers behind it: takes messages as RFC 8030 says, from who proves itself by VAPID
 * (RFC 8292), and decrypts them (RFC 8291, RFC 8188).
 */
export class PushService extends LoopbackServer {
  readonly taken: TakenNotice[] = []
  /** Instead of 201, by the browser's name: a status, or no answer. */
  readonly refused = new Map<string, number | 'silent'>()
  readonly #browsers = new Map<string, { ecdh: ReturnType<typeof createECDH>; auth: Buffer; key: string }>()

  constructor() {
    super((request, response) => void this.#receive(request, response))
  }

  /** A browser subscribes. @param key the site's public key @returns what its `toJSON` writes */
  subscribe(name: string, key: string) {
    const ecdh = createECDH('prime256v1')
    const point = ecdh.generateKeys()
    const auth = randomBytes(16)
    this.#browsers.set(name, { ecdh, auth, key })
    return {
      endpoint: `${this.url}/push/${name}`,
      keys: { p256dh: point.toString('base64url'), auth: auth.toString('base64url') },
    }
  }

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = request.url?.split('/').at(-1) ?? ''
    const browser = this.#browsers.get(name)
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const refusal = this.refused.get(name)
    if (refusal === 'silent') return void request.socket.destroy()
    if (refusal !== undefined || !browser) return void response.writeHead(refusal ?? 404).end()
    const { authorization = '', ttl, topic, urgency, 'content-encoding': encoding } = request.headers
    const subject = this.#judge(String(authorization), browser.key)
    if (subject === null) return void response.writeHead(403).end()
    if (request.method !== 'POST' || encoding !== 'aes128gcm' || ttl === undefined)
      return void response.writeHead(400).end()
    const text = decrypt(Buffer.concat(chunks), browser)
    this.taken.push({
      name,
      text,
      topic: topic?.toString(),
      urgency: urgency?.toString(),
      ttl: Number(ttl),
      subject,
    })
    response.writeHead(201, { Location: `${this.url}/message/${this.taken.length}` }).end()
  }

  /** @returns the contact of the sender; null unless the browser subscribed with its key. */
  #judge(authorization: string, key: string): string | null {
    const [, token = '', given = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
    const [head = '', claims = '', signature = ''] = token.split('.')
    if (given !== key) return null
    const point = Buffer.from(key, 'base64url')
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
    const isSigned = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: publicKey, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}')
    const isTimely = exp > Date.now() / 1000 && exp <= Date.now() / 1000 + 86_400
    return isSigned && isTimely && aud === this.url ? sub : null
  }
}

/** One record: the salt, its size, the sender's point, then text, padding and tag. */
function decrypt(
  body: Buffer,
  { ecdh, auth }: { ecdh: ReturnType<typeof createECDH>; auth: Buffer },
): string {
  const salt = body.subarray(0, 16)
  const idLength = body.readUInt8(20)
  const sender = body.subarray(21, 21 + idLength)
  const record = body.subarray(21 + idLength)
  const derive = (secret: Buffer, with_: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender])
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
