import { expect, it, vi } from 'vitest'
import { KeptCase } from '@/components/moderation/staff/kept-case'
import type { KeptCaseDto } from '@/lib/moderation/staff/dto'
import { accountModerationPath } from '@/lib/text/routes'
import { draw, linksIn, wordsOf } from '@/tests/support/markup'

vi.mock('@/components/moderation/staff/decision-form', () => ({ DecisionForm: () => null }))

const FOUND: KeptCaseDto = {
  id: 3,
  about: 'review',
  accountId: 7,
  accountStays: false,
  said: 'No contestan.',
  reports: [{ reason: 'acoso', details: null, createdAt: '2026-01-02T10:00:00.000Z' }],
  createdAt: '2026-01-03T10:00:00.000Z',
  keepUntil: '2026-04-03T10:00:00.000Z',
  others: [],
  reservedBy: 'this',
  hasMoney: false,
}
const page = (changes: Partial<KeptCaseDto>) =>
  draw(<KeptCase found={{ ...FOUND, ...changes }} countryId="ECU" asksPassword={false} />)
const words = (changes: Partial<KeptCaseDto>) => wordsOf(page(changes)).join(' ')

it('leads to the account of who wrote a deleted comment, while it is there', () => {
  const leadsToAccount = (html: string) =>
    linksIn(html).some(([, href]) => href === accountModerationPath(FOUND.accountId))
  expect(leadsToAccount(page({ accountStays: true }))).toBe(true)
  expect(leadsToAccount(page({}))).toBe(false)
})

it('says what closing it frees only where something is reserved', () => {
  expect(words({})).toContain('se pueden registrar otra vez')
  expect(words({ reservedBy: 'others' })).toContain('siguen reservados')
  expect(words({ reservedBy: null })).not.toMatch(/registrar|reservados/)
  expect(words({ accountStays: true })).not.toMatch(/registrar|reservados/)
})

it('says that money goes back, too, where nobody decides the case of a suspension in time', () => {
  expect(words({ hasMoney: true })).toContain('o dejas vencer el de la suspensión')
})
