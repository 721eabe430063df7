import 'server-only'
import webPush from 'web-push'
import { env } from '@/lib/platform/env'
import { HOUR_SECONDS } from '@/lib/text/durations'
import type { PushNotice } from './dto'
import type { PushSubscriptionInput } from './schema'

/** `gone`: the browser unsubscribed, or was removed. */
export type PushResult = 'accepted' | 'gone' | 'failed'

/** A phone that is off for longer is told by the mail. */
const TTL_SECONDS = 24 * HOUR_SECONDS
const TIMEOUT_MS = 5_000

type Variables = Pick<
  typeof env,
  'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'SITE_URL' | 'MAIL_FROM' | 'OFFLINE'
>

/**
 * Null where the site sends no notices, also where it withdraws the service worker that shows them. The contact is for the
 * push services (RFC 8292, section 2.1).
 */
export function vapidKeys(variables: Variables = env) {
  const {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    SITE_URL,
    MAIL_FROM,
    OFFLINE,
  } = variables
  if (publicKey === undefined || privateKey === undefined || OFFLINE === 'off') return null
  const address = /[^\s<>]+@[^\s<>]+/.exec(MAIL_FROM)?.[0]
  return { publicKey, privateKey, subject: SITE_URL.startsWith('https://') ? SITE_URL : `mailto:${address}` }
}

/** One try: who is not reached gets a mail. Never rejects. */
export async function sendPush(
  { endpoint, keys }: PushSubscriptionInput,
  notice: PushNotice,
): Promise<PushResult> {
  const vapidDetails = vapidKeys()
  if (vapidDetails === null || !isPushService(endpoint)) return 'failed'
  try {
    const { title, body: text, path, topic } = notice
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint, keys },
      JSON.stringify({ title, body: text, path, topic }),
      { vapidDetails, TTL: TTL_SECONDS, urgency: 'normal', topic, contentEncoding: 'aes128gcm' },
    )
    const { 'Content-Length': _, ...sent } = headers
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const answer = await fetch(endpoint, {
      method,
      headers: Object.entries(sent).map(([name, value]): [string, string] => [name, String(value)]),
      body: new Uint8Array(body),
      redirect: 'error',
      signal,
    })
    await answer.body?.cancel()
    if (answer.status === 404 || answer.status === 410) return 'gone'
    return answer.ok ? 'accepted' : 'failed'
  } catch {
    return 'failed'
  }
}

/**
 * Against SSRF: notices go to the push services of the supported browsers and nowhere else. Chrome, Edge, Samsung and Opera;
 * Firefox; Safari; older Edge.
 */
const SERVICES =
  /^(fcm\.googleapis\.com|jmt17\.google\.com|updates\.push\.services\.mozilla\.com|([\w-]+\.)?push\.apple\.com|[\w-]+\.notify\.windows\.com)$/
const THIS_MACHINE = ['127.0.0.1', 'localhost', '[::1]']

/** @param standIns whether one on this machine may stand in */
export function isPushService(endpoint: string, standIns = env.STAND_INS === 'allow'): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (username !== '' || password !== '') return false
  if (standIns && THIS_MACHINE.includes(hostname)) return true
  return protocol === 'https:' && port === '' && SERVICES.test(hostname)
}
