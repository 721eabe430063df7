import { describe, expect, it } from 'vitest'
import { formWords, hasFailed, linkWords, thanksWords } from '@/lib/adoption/check-ins/copy'
import { nightHelp } from '@/lib/adoption/check-ins/first-nights'
import { readCheckInToken, writeCheckInToken } from '@/lib/adoption/check-ins/links'
import {
  checkInVerdict,
  daysAtHome,
  dueCheckIn,
  LINK_DAYS,
  nextCheckIn,
} from '@/lib/adoption/check-ins/policy'
import { checkInSchema } from '@/lib/adoption/check-ins/schema'
import { findArticle } from '@/lib/text/care/articles'
import { CHECK_IN_DAYS, type Gender, PET_TYPES } from '@/lib/text/vocabulary'

const HOME = new Date('2026-01-10T15:00:00Z')
const on = (days: number) => new Date(HOME.getTime() + days * 86_400_000)

describe('when a check-in is due', () => {
  it('is after 2 days for three days, and after 7, 30 and 90 for two weeks each', () => {
    const due = (days: number) => dueCheckIn(HOME, on(days))
    expect([0, 1.99, 2, 4.99, 5].map(due)).toEqual([null, null, 2, 2, null])
    expect([6.99, 7, 20.99].map(due)).toEqual([null, 7, 7])
    expect([21, 29.99, 30, 43.99].map(due)).toEqual([null, null, 30, 30])
    expect([44, 89.99, 90, 103.99, 104, 4000].map(due)).toEqual([null, null, 90, 90, null, null])
  })

  it('is never for two questions at once', () => {
    for (let days = 0; days < 120; days += 0.5)
      expect(CHECK_IN_DAYS.filter((day) => dueCheckIn(HOME, on(days)) === day).length).toBeLessThanOrEqual(1)
  })

  it('tells the days of the calendar, and never less than it asks about', () => {
    expect(daysAtHome(HOME, 7, 'CHL', on(8))).toBe(8)
    // Chile’s clock goes back on Saturday night: 48 hours after 0:30 it is 23:30 of the next day.
    const adopted = new Date('2026-04-04T03:30:00Z')
    const asked = new Date(adopted.getTime() + 2 * 86_400_000)
    expect([dueCheckIn(adopted, asked), daysAtHome(adopted, 2, 'CHL', asked)]).toEqual([2, 2])
  })

  it('is followed by the next one', () => {
    expect(CHECK_IN_DAYS.map(nextCheckIn)).toEqual([7, 30, 90, null])
  })
})

describe('the link of a check-in', () => {
  it('is read back, and no other than ours is', () => {
    const token = writeCheckInToken({ id: 7, createdAt: HOME })
    expect(readCheckInToken(token)).toEqual({ id: 7, createdAt: HOME })
    expect(readCheckInToken(token.replace(/^7/, '8'))).toBeNull()
    const [, , signature] = token.split('.')
    for (const other of [
      '',
      '7',
      '7.',
      `7.${'a'.repeat(27)}`,
      `7.${signature}`,
      `7.1.${signature}`,
      `${token}x`,
      `x${token}`,
    ])
      expect(readCheckInToken(other)).toBeNull()
  })

  it('answers until 90 days after the last question, while the adoption lasts', () => {
    const facts = { status: 'concluida', sentAt: on(7), bothPresent: true } as const
    expect(checkInVerdict(facts, on(7))).toBe('open')
    expect(checkInVerdict(facts, on(7 + LINK_DAYS - 0.01))).toBe('open')
    expect(checkInVerdict(facts, on(7 + LINK_DAYS))).toBe('expired')
    expect(checkInVerdict({ ...facts, status: 'devuelta' }, on(8))).toBe('over')
    expect(checkInVerdict({ ...facts, sentAt: null }, on(8))).toBe('unknown')
    expect(checkInVerdict({ ...facts, bothPresent: false }, on(8))).toBe('away')
    expect(checkInVerdict({ ...facts, bothPresent: false, sentAt: null }, on(8))).toBe('unknown')
    expect(checkInVerdict(null, on(8))).toBe('unknown')
  })
})

describe('the form of a check-in', () => {
  const sent = { token: 'x', answer: 'muy bien', note: ' Duerme\r\nmucho. ', photo: '' }

  it('takes an answer alone, and nothing for an empty file', () => {
    expect(checkInSchema.parse({ token: 'x', answer: 'adaptándose' })).toMatchObject({
      note: null,
      photo: null,
    })
    const empty = new File([], '')
    expect(checkInSchema.parse({ ...sent, photo: empty })).toMatchObject({
      note: 'Duerme\nmucho.',
      photo: null,
    })
    const chosen = new File([], 'luna.jpg')
    expect(checkInSchema.parse({ ...sent, photo: chosen }).photo).toBe(chosen)
  })

  it('says what is missing or too much', () => {
    const issues = (input: object) =>
      checkInSchema.safeParse({ ...sent, ...input }).error?.issues.map(({ message }) => message)
    expect(issues({ answer: '' })).toEqual(['Elige una respuesta'])
    expect(issues({ note: 'x'.repeat(501) })).toEqual(['Escribe 500 caracteres o menos'])
    expect(issues({ photo: new File([new Uint8Array(12 * 1024 * 1024 + 1)], 'a.jpg') })).toEqual([
      'La foto pesa más de 12 MB.',
    ])
  })
})

describe('the words of a check-in', () => {
  const frida = { name: 'Frida', gender: 'hembra' } as const
  const linked = {
    adopter: 'Valentina',
    publisher: 'Camilo',
    day: 30 as const,
    days: 30,
    pet: frida,
  }

  it('agree with the pet', () => {
    const her = JSON.stringify(formWords(linked))
    expect(her).toContain('La ve Camilo, que la cuidó antes. No se publica.')
    expect(her).toContain('cómo devolverla')
    const him = JSON.stringify(formWords({ ...linked, pet: { name: 'Toby', gender: 'macho' } }))
    expect(him).toContain('que lo cuidó antes')
    expect(him).toContain('puede publicarlo otra vez')
  })

  it('ask about the nights on day 2 alone, with help for each kind of animal', () => {
    expect(formWords({ ...linked, day: 2, days: 3 })).toMatchObject({
      title: 'Hola, Valentina. ¿Cómo fueron las primeras noches con Frida?',
      question: '¿Cómo fueron las primeras dos noches?',
    })
    expect(formWords(linked).title).toBe('Hola, Valentina. ¿Cómo va Frida?')
    for (const type of PET_TYPES) {
      const help = nightHelp({ type, gender: 'macho' })
      expect(help).toHaveLength(4)
      expect(help.every(({ article }) => article === null || findArticle(article) !== null)).toBe(true)
    }
  })

  it('help with the nights in words that agree with the animal', () => {
    const HIM = /\blo (?!más)|mirarlo|Sácalo|prémialo|Déjalo/
    const said = (gender: Gender) =>
      PET_TYPES.flatMap((type) => nightHelp({ type, gender }).map(({ advice }) => advice))
    expect(said('macho').filter((advice) => HIM.test(advice)).length).toBeGreaterThan(6)
    expect(said('hembra').filter((advice) => HIM.test(advice))).toEqual([])
  })

  it('say when the next question comes, if one does', () => {
    const thanks = (changes: object) =>
      thanksWords({ ...linked, answer: 'muy bien', day: 7, days: 8, stopped: false, ...changes }).text
    expect(thanks({})).toContain('cuando Frida cumpla 30 días en casa')
    expect(thanks({ days: 31 })).toContain('Te escribimos otra vez más adelante.')
    expect(thanks({ day: 90 })).toContain('No te preguntamos más')
    expect(thanks({ stopped: true })).toContain('No te preguntamos más')
    expect(thanks({ answer: 'no funcionó' })).toContain('Frida sigue contigo')
  })

  it('do not name a pet to strangers', () => {
    expect(JSON.stringify(linkWords('unknown', null))).not.toContain('null')
  })

  it('an adoption has failed while the last answer says so', () => {
    const answers = (...given: ('muy bien' | 'no funcionó' | null)[]) => given.map((answer) => ({ answer }))
    expect(hasFailed(answers('muy bien', 'no funcionó'))).toBe(true)
    expect(hasFailed(answers('no funcionó', 'muy bien'))).toBe(false)
    expect(hasFailed(answers(null))).toBe(false)
    expect(hasFailed([])).toBe(false)
  })
})
