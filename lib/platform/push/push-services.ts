import { env } from '@/lib/platform/env'

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
