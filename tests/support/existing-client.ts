import { send } from './api'
import { BASE_URL } from './site'

interface SignedIn {
  token: string
  user: { id: number; role: string; name: string }
}

/**
 * A single-page client as they exist: served from our origin, with the browser's cookie and `Origin`, a raw token, capital
 * content types, and `null` or `undefined` in place of what it does not know.
 */
export class ExistingClient {
  /** What it keeps in the browser's storage; `null` after its own sign-out, which calls nobody. */
  private stored: SignedIn | null = null
  private cookie = ''

  get userId(): number | undefined | null {
    return this.stored?.user.id
  }

  async logIn(email: string, password: string): Promise<SignedIn> {
    const answer = await this.call('POST', '/auth/userLogin', { email, password })
    this.stored = answer.body as SignedIn
    return this.stored
  }

  /** Forgets the person; the browser keeps the cookie. */
  signOut(): void {
    this.stored = null
  }

  /** As its favourites, payment and catalogue calls are made: no header but the browser's own. */
  call(method: string, path: string, body?: unknown) {
    const type: Record<string, string> = body === undefined ? {} : { 'content-type': 'Application/json' }
    return this.send(method, path, type, body === undefined ? undefined : JSON.stringify(body))
  }

  callWithToken(method: string, path: string, body?: unknown) {
    const headers = { authorization: String(this.stored?.token ?? null), 'content-type': 'Application/json' }
    return this.send(method, path, headers, body === undefined ? undefined : JSON.stringify(body))
  }

  /** A form with `data` and photos; only a new pet's token is said to be a Bearer. */
  async submit(method: 'POST' | 'PUT', path: string, data: unknown, photos: readonly File[]) {
    const form = new FormData()
    for (const photo of photos) form.append('photos', photo)
    form.set('data', JSON.stringify(data))
    const sent = new Response(form)
    const token = String(this.stored?.token)
    const headers = {
      authorization: method === 'POST' ? `Bearer ${token}` : token,
      'content-type': sent.headers.get('content-type') ?? '',
    }
    return this.send(method, path, headers, Buffer.from(await sent.arrayBuffer()))
  }

  private async send(method: string, path: string, headers: Record<string, string>, body?: string | Buffer) {
    const browser = {
      'accept-encoding': 'identity',
      ...(this.cookie && { cookie: this.cookie }),
      ...(method === 'GET' ? { 'sec-fetch-site': 'same-origin' } : { origin: BASE_URL }),
    }
    const answer = await send(`/api/v1.0${path}`, method, { ...browser, ...headers }, body)
    const pattern = /[\w.-]*(?:session-token|querencia-alta)=[^;]+/
    this.cookie = (answer.headers.get('set-cookie') ?? '').match(pattern)?.[0] ?? this.cookie
    return answer
  }
}
