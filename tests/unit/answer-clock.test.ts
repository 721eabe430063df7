import { describe, expect, it } from 'vitest'
import { answerRateText, answerTimeText, usualAnswerText } from '@/lib/adoption/clock/copy'
import { CLOCK, overdueSince } from '@/lib/adoption/clock/rules'
import { sentWords } from '@/lib/adoption/requests/ask-copy'
import { type MessageFactsDto, NO_MESSAGES } from '@/lib/adoption/requests/dto'
import { timelineSteps } from '@/lib/adoption/requests/status-copy'
import { DAY_MS, DAY_SECONDS, HOUR_SECONDS } from '@/lib/text/durations'
import { ADOPTION_STATUSES, type AdoptionStatus } from '@/lib/text/vocabulary'
import { requestDetail } from '@/tests/support/request-detail'

const SENT = new Date('2026-11-01T12:00:00Z')
const dayN = (days: number) => new Date(SENT.getTime() + days * DAY_MS)

/** Sent on day 0, then in these states, the last of them since that day. */
const request = (states: AdoptionStatus[], changed = 0, messages: Partial<MessageFactsDto> = {}) => ({
  status: states.at(-1) ?? 'enviada',
  createdAt: SENT.toISOString(),
  updatedAt: dayN(changed).toISOString(),
  waitsSince: null,
  cannotBeAnswered: false,
  timeline: ['enviada' as const, ...states].map((status) => ({ status })),
  messages: { ...NO_MESSAGES, ...messages },
})
const sentence = (...rate: Parameters<typeof answerRateText>) =>
  Object.values(answerRateText(...rate)).join(' ')

describe('the answer clock', () => {
  it('a request reads as overdue from the seventh day on, counted from when it was sent', () => {
    expect(overdueSince(request(['enviada']), dayN(6.99))).toBeNull()
    expect(overdueSince(request(['enviada']), dayN(7))).toEqual(dayN(7))
    expect(overdueSince(request(['enviada']), dayN(12))).toEqual(dayN(7))
  })

  it('opening a request is no answer and does not start the clock anew', () => {
    expect(overdueSince(request(['en revisión'], 5), dayN(7))).toEqual(dayN(7))
  })

  it('the clock starts anew when a request comes back from waiting or from an acceptance', () => {
    for (const before of ['en espera', 'aceptada'] as const) {
      expect(overdueSince(request([before, 'en revisión'], 10), dayN(16.9))).toBeNull()
      expect(overdueSince(request([before, 'en revisión'], 10), dayN(17))).toEqual(dayN(17))
    }
  })

  it('whom the owner wrote to last waits for nothing, and waits anew from their own reply on', () => {
    const saidAt = dayN(5).toISOString()
    expect(overdueSince(request(['en revisión'], 1, { saidAt }), dayN(400))).toBeNull()
    const replied = request(['en revisión'], 1, { saidAt, repliedAt: dayN(20).toISOString() })
    expect(overdueSince(replied, dayN(26.9))).toBeNull()
    expect(overdueSince(replied, dayN(27))).toEqual(dayN(27))
  })

  it('what the owner wrote before an acceptance that was undone puts nothing off', () => {
    const back = request(['aceptada', 'en revisión'], 10, { saidAt: dayN(5).toISOString() })
    expect(overdueSince(back, dayN(17))).toEqual(dayN(17))
  })

  it('only requests that wait for an answer ever read as overdue', () => {
    const overdue = ADOPTION_STATUSES.filter((status) => overdueSince(request([status]), dayN(400)))
    expect(overdue).toEqual(['enviada', 'en revisión'])
  })

  it('stands while nobody can answer', () => {
    expect(overdueSince({ ...request(['enviada']), cannotBeAnswered: true }, dayN(12))).toBeNull()
    const marks = timelineSteps(
      requestDetail({ side: 'adopter', cannotBeAnswered: true, createdAt: SENT.toISOString() }),
      { side: 'adopter', adopter: 'Valentina' },
      dayN(400),
    ).map(({ mark }) => mark)
    expect(marks).not.toContain('overdue')
  })

  it('an owner who is reminded daily at most has answered late only after three days with the reminder', () => {
    const latestReminder = CLOCK.remindHours / 24 + 1
    expect(latestReminder + CLOCK.afterReminderDays).toBeLessThanOrEqual(CLOCK.answerDays)
  })
})

describe('when an answer usually comes', () => {
  const rate = (answered: number, mostSeconds: number | null, asked = 10) => ({
    answered,
    asked,
    times: mostSeconds === null ? null : { mostSeconds },
  })

  it('is said where more than half of those who asked had an answer by then', () => {
    expect(usualAnswerText(rate(10, 2 * DAY_SECONDS))).toBe('suele llegar en dos días')
    expect(usualAnswerText(rate(7, HOUR_SECONDS))).toBe('suele llegar en menos de una hora')
    expect(usualAnswerText(rate(10, 8 * DAY_SECONDS))).toBe('suele tardar más de una semana')
  })

  it('is not said where it would not be true, or too little is known', () => {
    for (const known of [null, rate(6, HOUR_SECONDS), rate(0, null), rate(10, null)])
      expect(usualAnswerText(known)).toBeNull()
  })

  it('is told to the adopter right after sending and as the next step, and to nobody else', () => {
    const known = rate(10, 2 * DAY_SECONDS)
    expect(sentWords('Camilo', known).text).toMatch(/responda\. Su respuesta suele llegar en dos días\.$/)
    expect(sentWords('Camilo', null).text).toMatch(/responda\.$/)
    const sent = requestDetail({ status: 'enviada' })
    const next = (side: 'adopter' | 'owner') =>
      timelineSteps(sent, { side, adopter: 'Ana', rate: known }, new Date(sent.createdAt)).at(-1)?.text
    expect(next('adopter')).toBe('Suele llegar en dos días. Te escribimos apenas llegue.')
    expect(next('owner')).not.toContain('Suele')
  })
})

describe('the words of an answer rate', () => {
  const times = (mostSeconds: number) => ({ times: { mostSeconds } })

  it.each([
    [HOUR_SECONDS, 'casi siempre en menos de una hora'],
    [HOUR_SECONDS + 1, 'casi siempre en unas horas'],
    [12 * HOUR_SECONDS, 'casi siempre en unas horas'],
    [DAY_SECONDS, 'casi siempre en un día'],
    [2 * DAY_SECONDS, 'casi siempre en dos días'],
    [2 * DAY_SECONDS + 1, 'casi siempre en unos días'],
    [7 * DAY_SECONDS, 'casi siempre en unos días'],
    [7 * DAY_SECONDS + 1, 'casi siempre en más de una semana'],
  ])('answers within %i seconds read %s', (seconds, words) => {
    expect(answerTimeText(times(seconds))).toBe(words)
  })

  it('a page that has both sentences tells one time', () => {
    for (const seconds of [HOUR_SECONDS, DAY_SECONDS, 2 * DAY_SECONDS, 7 * DAY_SECONDS]) {
      const time = answerTimeText(times(seconds))?.replace('casi siempre ', '')
      expect(usualAnswerText({ answered: 9, asked: 10, ...times(seconds) })).toBe(`suele llegar ${time}`)
    }
  })

  it('the sentence names the sample, and no time where none is known', () => {
    expect(sentence({ answered: 9, asked: 10, ...times(20 * HOUR_SECONDS) })).toBe(
      'Responde 9 de 10 solicitudes , casi siempre en un día.',
    )
    expect(sentence({ answered: 6, asked: 8, times: null })).toBe('Responde 6 de 8 solicitudes .')
    expect(sentence({ answered: 0, asked: 5, times: null })).toBe(
      'Todavía no responde a quienes le escriben: 0 de 5 .',
    )
  })
})
