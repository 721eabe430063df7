import { setTimeout as wait } from 'node:timers/promises'
import { RESEND_KEY, ResendServer } from '@/tests/support/fakes/resend-server'
import { type Answered, registerMany, startOwnServer } from '@/tests/support/own-server'
import { percentile } from './stats'

interface MailRow {
  registrations: string
  /** Milliseconds until the answer. */
  median: number
  p95: number
  longest: number
}

interface MailFigures {
  rows: MailRow[]
  /** Mails that arrived once the provider was back, and seconds until the last of them did. */
  arrived: number
  repeated: number
  seconds: number
}

const COUNT = 200
const MINUTE = 60_000
/** What the provider does during the minute, a third of it each. */
const TROUBLES = ['lost', 503, 'silent'] as const

/**
 * Measures what people wait for who register while the mail provider is down for a minute, spread over the minute and
 * then as fast as a few at a time can, and when their mails arrive.
 * @param distDir a finished build.
 */
export async function measureMail(distDir: string): Promise<MailFigures> {
  const service = await new ResendServer().start()
  const mail = { RESEND_API_KEY: RESEND_KEY, RESEND_BASE_URL: service.url, MAIL_PER_SECOND: '100' }
  const site = await startOwnServer(distDir, 'mail', mail)
  try {
    const outage = breakFor(service)
    const spread = await registerMany(site.url, COUNT, { pauseMs: MINUTE / COUNT })
    await outage
    const burst = await registerMany(site.url, COUNT)
    const back = performance.now()
    service.behaviour = 'healthy'
    while (service.delivered.length < 2 * COUNT && performance.now() - back < 5 * MINUTE) await wait(200)
    return {
      rows: [row('200 en un minuto', spread), row('200 seguidos, de a cuatro', burst)],
      arrived: new Set(service.recipients).size,
      repeated: service.recipients.length - new Set(service.recipients).size,
      seconds: Math.round((performance.now() - back) / 1000),
    }
  } finally {
    await site.stop()
    await service.stop()
  }
}

async function breakFor(service: ResendServer): Promise<void> {
  for (const behaviour of TROUBLES) {
    service.behaviour = behaviour
    await wait(MINUTE / TROUBLES.length)
  }
}

function row(registrations: string, answers: readonly Answered[]): MailRow {
  const times = answers.map(({ milliseconds }) => milliseconds)
  const at = (share: number) => Math.round(percentile(times, share))
  return { registrations, median: at(0.5), p95: at(0.95), longest: at(1) }
}
