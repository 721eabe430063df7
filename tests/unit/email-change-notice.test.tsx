import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import AccountPage from '@/app/(staff)/admin/cuentas/[id]/page'
import FoundationMoneyPage from '@/app/(staff)/admin/donaciones/[id]/page'
import FoundationPage from '@/app/(staff)/admin/fundaciones/[id]/page'
import { draw, wordsOf } from '@/tests/support/markup'

const changed = vi.hoisted(() => ({ until: null as Date | null }))

vi.mock('@/app/(staff)/admin/require-staff', () => ({
  requireStaffCase: async () => ({ ctx: { now: new Date() }, countryId: 'ECU', id: 3 }),
}))
vi.mock('@/lib/people/accounts/email-change-queries', async (original) => ({
  ...(await original<object>()),
  undoableUntil: async () => changed.until,
}))
vi.mock('@/components/moderation/staff/staff-shell', () => ({
  StaffShell: ({ children }: { children: ReactNode }) => <main>{children}</main>,
}))
vi.mock('@/components/moderation/accounts/account-review', () => ({ AccountReview: () => null }))
vi.mock('@/components/moderation/staff/application-review', () => ({ ApplicationReview: () => null }))
vi.mock('@/components/moderation/money/payout-form', () => ({ PayoutForm: () => null }))
vi.mock('@/lib/moderation/staff/accounts/operations', async (original) => ({
  ...(await original<object>()),
  readAccount: async () => ({ name: 'Huellas' }),
  noteAccountRead: async () => {},
}))
vi.mock('@/lib/moderation/staff/audit-log/queries', () => ({ listAuditAbout: async () => [] }))
vi.mock('@/lib/moderation/staff/foundations/queries', () => ({
  findFoundationApplication: async () => ({ id: 3, name: 'Huellas', status: 'aprobada', proposedName: null }),
  findNextFoundation: async () => null,
}))
vi.mock('@/lib/moderation/staff/foundations/likeness-queries', () => ({
  listSimilarFoundations: async () => [],
}))
vi.mock('@/lib/moderation/staff/money/donation-queries', () => ({
  findMoneyHolder: async () => ({
    id: 3,
    name: 'Huellas',
    standing: 'public',
    balances: [{ currency: 'USD', netMinor: 100, paidOutMinor: 0, dueMinor: 100, feeMinor: 0 }],
    hold: null,
    payouts: [],
    expenses: [],
  }),
}))

it.each([
  ['an account', AccountPage, false],
  ['a foundation', FoundationPage, false],
  ['its payouts', FoundationMoneyPage, true],
])(
  'staff read at %s that its e-mail changed, and until when that can be undone',
  async (_what, Page, ofMoney) => {
    const words = async () => wordsOf(draw(await Page({ params: Promise.resolve({ id: '3' }) }))).join(' ')
    changed.until = new Date('2026-12-07T15:00:00Z')
    expect(await words()).toContain(
      'hasta el 7 de diciembre de 2026 quien tenía el anterior puede deshacerlo',
    )
    expect((await words()).includes('Antes de transferir')).toBe(ofMoney)
    changed.until = null
    expect(await words()).not.toContain('Cambió su correo')
  },
)
