import { expect, it } from 'vitest'
import {
  codeAt,
  enrolmentSecret,
  hashRecoveryCode,
  keyUri,
  newRecoveryCodes,
  stepOf,
} from '@/lib/people/second-factor/codes'
import { DEMO_SECRET } from '@/lib/people/second-factor/demo'
import { appCodeSchema } from '@/lib/people/second-factor/schema'

/** RFC 6238, appendix B: the secret '12345678901234567890', the last six of its eight digits. */
const RFC_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [2_000_000_000, '279037'],
])('the code at second %i is the one of RFC 6238', (second, code) => {
  const now = new Date(second * 1000)
  expect(codeAt(RFC_SECRET, now)).toBe(code)
  expect(stepOf(RFC_SECRET, code, now)).toBe(Math.floor(second / 30))
})

it('a code counts half a minute before and after its own, and no longer', () => {
  const code = codeAt(RFC_SECRET, new Date(3_000_000))
  const stepAt = (second: number) => stepOf(RFC_SECRET, code, new Date(second * 1000))
  expect([2969, 2970, 3059, 3060].map(stepAt)).toEqual([null, 100, 100, null])
})

it('a code of more or fewer digits is none', () => {
  const now = new Date()
  const code = codeAt(RFC_SECRET, now)
  for (const wrong of ['', code.slice(1), `${code}0`, '٠١٢٣٤٥'])
    expect(stepOf(RFC_SECRET, wrong, now)).toBeNull()
})

it('secrets have 160 bits, differ, and are named in the app', () => {
  const secret = enrolmentSecret(Buffer.alloc(32, 1))
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(enrolmentSecret(Buffer.alloc(32, 2))).not.toBe(secret)
  const uri = new URL(keyUri(DEMO_SECRET, 'ana@correo.example'))
  expect(uri.protocol).toBe('otpauth:')
  expect(decodeURIComponent(uri.pathname)).toContain('Querencia:ana@correo.example')
  expect(uri.searchParams.get('secret')).toBe(DEMO_SECRET)
})

it('recovery codes are ten, differ, and are recognised however they are typed', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(code).toMatch(/^([a-hj-km-np-z2-9]{4}-){3}[a-hj-km-np-z2-9]{4}$/)
  const [code = ''] = codes
  expect(hashRecoveryCode(7, ` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(hashRecoveryCode(7, code))
  expect(hashRecoveryCode(8, code)).not.toBe(hashRecoveryCode(7, code))
})

it('an app shows its code in two groups, which may be typed so', () => {
  expect(appCodeSchema.parse({ code: ' 123 456 ' })).toEqual({ code: '123456' })
  for (const code of ['123-456', '123.456', '\u202a123\u200b456\u202c', '１２３　４５６', '123–456'])
    expect(appCodeSchema.parse({ code })).toEqual({ code: '123456' })
  for (const code of ['12345', '123,456', '12345a'])
    expect(appCodeSchema.safeParse({ code }).success).toBe(false)
})
