import { readStored, writeStored } from '@/lib/platform/browser-storage'

/** Whether this browser shows notices, and in whose session that was answered: they end with it. */
const KEY = 'querencia-avisos'
const ENDPOINT = '/api/push'

interface Answer {
  session: string
  wanted: boolean
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && 'session' in value && 'wanted' in value

export const readPushAnswer = (): Answer | null => readStored(KEY, isAnswer)

export const canShowNotices = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

export const showsNotices = async (session: string | null): Promise<boolean> =>
  readPushAnswer()?.session === session &&
  Notification.permission === 'granted' &&
  !!(await findSubscription())

/** Asks the person for leave. @returns whether they gave it, and the site knows of this browser. */
export async function startNotices(publicKey: string, session: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false
  await navigator.serviceWorker.register('/sw.js')
  const { pushManager } = await navigator.serviceWorker.ready
  // Another key's would be refused.
  await (await pushManager.getSubscription())?.unsubscribe()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  const subscription = await pushManager.subscribe(options)
  const { endpoint, keys } = subscription.toJSON()
  const answer = await tell('POST', { endpoint, keys })
  if (answer.ok) writeStored(KEY, { session, wanted: true } satisfies Answer)
  else await subscription.unsubscribe()
  return answer.ok
}

export const declineNotices = (session: string): void =>
  writeStored(KEY, { session, wanted: false } satisfies Answer)

/** Where the site is not told, its next notice finds that the browser is gone. */
export async function endNotices(): Promise<void> {
  if (!canShowNotices()) return
  const subscription = await findSubscription()
  if (!subscription) return
  tell('DELETE', { endpoint: subscription.endpoint }).catch(() => {})
  await subscription.unsubscribe()
}

/** After a logout elsewhere, or a change of account: nobody sees another person's notices. */
export async function settleNotices(session: string | null): Promise<void> {
  const answer = readPushAnswer()
  if (answer?.wanted && answer.session !== session) await endNotices()
}

const tell = (method: 'POST' | 'DELETE', body: object): Promise<Response> =>
  fetch(ENDPOINT, {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  })
