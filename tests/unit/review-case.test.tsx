import { expect, it, vi } from 'vitest'
import { ReviewCase } from '@/components/moderation/staff/review-case'
import type { ReviewCaseDto } from '@/lib/moderation/staff/reviews/dto'
import { draw, linksIn, wordsOf } from '@/tests/support/markup'

vi.mock('@/components/moderation/staff/decision-form', () => ({ DecisionForm: () => null }))

const DAY = '2026-01-02T10:00:00.000Z'
const CASE: ReviewCaseDto = {
  id: 3,
  points: 1,
  comment: 'Nadie contesta.',
  reply: null,
  isReplyEarlier: false,
  createdAt: DAY,
  edited: null,
  hiddenAt: null,
  isShown: true,
  author: { id: 7, name: 'Ana', standing: 'public' },
  foundation: { id: 8, name: 'Huellas', standing: 'public' },
  reports: [],
  reporters: [
    {
      id: 9,
      name: 'José Lector',
      standing: 'suspended',
      since: DAY,
      filed: 50,
      accepted: 0,
      dismissed: 2,
      hidden: 0,
    },
  ],
  waits: true,
  seen: 'x',
}

it('leads to the accounts of the author and of whoever reported it, and shows how these stand', () => {
  const html = draw(<ReviewCase found={CASE} history={[]} countryId="ECU" asksPassword={false} />)
  expect(linksIn(html)).toEqual(
    expect.arrayContaining([
      ['Ana', '/admin/cuentas/7'],
      ['José Lector', '/admin/cuentas/9'],
    ]),
  )
  const words = wordsOf(html).join(' ')
  expect(words).toContain('Cuenta suspendida')
  expect(words).toContain('en 30 días 50 reportes (0 aceptados, 2 descartados)')
})
