import { expect, it, vi } from 'vitest'
import { pushSubscriptionSchema } from '@/lib/platform/push/schema'
import { isPushService, vapidKeys } from '@/lib/platform/push/send-push'
import { settleNotices, startNotices } from '@/lib/platform/push/this-device'

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
])('%s is a push service', (endpoint) => {
  expect(isPushService(endpoint, false)).toBe(true)
})

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evil.example/fcm.googleapis.com',
  'https://evilpush.apple.com/abc',
  'https://127.0.0.1/abc',
  'http://127.0.0.1:9/abc',
  'https://169.254.169.254/latest',
  'file:///etc/passwd',
  'no address',
])('%s is none', (endpoint) => {
  expect(isPushService(endpoint, false)).toBe(false)
})

it('this machine may stand in for one, where stand-ins may', () => {
  expect(isPushService('http://127.0.0.1:9/abc', true)).toBe(true)
  expect(isPushService('http://10.0.0.1/abc', true)).toBe(false)
})

it('there are no notices without both keys, and none without the worker that shows them', () => {
  const variables = {
    VAPID_PUBLIC_KEY: 'public',
    VAPID_PRIVATE_KEY: 'private',
    SITE_URL: 'https://querencia.example',
    MAIL_FROM: 'Querencia <hola@querencia.example>',
    OFFLINE: 'on' as const,
  }
  expect(vapidKeys(variables)).toMatchObject({ publicKey: 'public', subject: variables.SITE_URL })
  expect(vapidKeys({ ...variables, VAPID_PRIVATE_KEY: undefined })).toBeNull()
  expect(vapidKeys({ ...variables, OFFLINE: 'off' })).toBeNull()
})

it('keys are a point of P-256 and 16 bytes', () => {
  const endpoint = 'https://web.push.apple.com/abc'
  const keys = { p256dh: 'B'.repeat(87), auth: 'a'.repeat(22) }
  expect(pushSubscriptionSchema.safeParse({ endpoint, keys }).success).toBe(true)
  for (const wrong of [
    { ...keys, auth: 'short' },
    { ...keys, p256dh: '+'.repeat(87) },
  ])
    expect(pushSubscriptionSchema.safeParse({ endpoint, keys: wrong }).success).toBe(false)
})

it('a device shows notices of the session that asked for them, and no longer', async () => {
  const unsubscribe = vi.fn(async () => true)
  let current: object | null = null
  const subscription = {
    endpoint: 'https://e',
    toJSON: () => ({ endpoint: 'https://e', keys: {} }),
    unsubscribe,
  }
  const subscribe = async () => {
    current = subscription
    return subscription
  }
  const registration = { pushManager: { getSubscription: async () => current, subscribe } }
  const register = async () => registration
  const getRegistration = register
  const serviceWorker = { register, getRegistration, ready: Promise.resolve(registration) }
  const kept = new Map<string, string>()
  const fetch = vi.fn(async (_url: string, _options: RequestInit) => new Response('{}'))
  vi.stubGlobal('window', { PushManager: {}, Notification: {} })
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  })
  vi.stubGlobal('fetch', fetch)
  expect(await startNotices('key', 'one')).toBe(true)
  await settleNotices('one')
  expect(unsubscribe).not.toHaveBeenCalled()
  await settleNotices('two')
  expect(unsubscribe).toHaveBeenCalledOnce()
  expect(fetch.mock.calls.map(([, { method }]) => method)).toEqual(['POST', 'DELETE'])
})
