import { describe, expect, it } from 'vitest'
import { mayDecide, requireStaff } from '@/lib/moderation/staff/policy'
import { approveFoundationSchema, rejectFoundationSchema } from '@/lib/moderation/staff/schema'
import { auditActor, auditVerb } from '@/lib/text/copy/audit'
import { FOUNDATION_STATUSES } from '@/lib/text/vocabulary'

describe('the staff desk', () => {
  it.each([
    ['a visitor', { kind: 'anonymous' }, 'unauthenticated'],
    ['a person', { kind: 'user', id: 1, confirmed: true }, 'forbidden'],
    ['a foundation', { kind: 'foundation', id: 3, confirmed: true, approved: true }, 'forbidden'],
    ['a job', { kind: 'system', name: 'outbox' }, 'forbidden'],
  ] as const)('the staff desk is closed to %s', (_who, actor, code) => {
    expect(() => requireStaff(actor)).toThrow(expect.objectContaining({ code }))
  })

  it('the staff desk is open to staff accounts', () => {
    expect(requireStaff({ kind: 'admin', id: 5 })).toBe(5)
  })
})

it('only a rejected foundation can be decided about again', () => {
  const allowed = FOUNDATION_STATUSES.flatMap((from) =>
    FOUNDATION_STATUSES.filter((to) => mayDecide(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(allowed).toEqual(['pendiente → aprobada', 'pendiente → rechazada', 'rechazada → aprobada'])
})

describe('what staff write', () => {
  const rejected = (reason: unknown) =>
    rejectFoundationSchema.safeParse({ foundationId: '4', seen: 'abc', reason })

  it('rejecting a foundation needs a reason of 10 to 500 characters', () => {
    expect(rejected('Falta algo').success).toBe(true)
    expect(rejected('x'.repeat(500)).success).toBe(true)
    for (const reason of [undefined, '', '         corto         ', 'x'.repeat(501)])
      expect(rejected(reason).success, String(reason)).toBe(false)
  })

  it('a reason keeps line breaks and loses other control characters', () => {
    expect(rejected(' Falta el acta.\r\nFalta\u0000el sello. ').data?.reason).toBe(
      'Falta el acta.\nFalta el sello.',
    )
  })

  it('an approval needs no reason, but the state that its page showed', () => {
    const approved = { foundationId: '4', seen: 'abc' }
    expect(approveFoundationSchema.parse({ ...approved, reason: '  ' })).toEqual({
      foundationId: 4,
      seen: 'abc',
      reason: undefined,
    })
    expect(approveFoundationSchema.parse({ ...approved, reason: ' ok ' }).reason).toBe('ok')
    expect(approveFoundationSchema.safeParse({ foundationId: '4' }).success).toBe(false)
  })
})

it('every audit log entry has words, unknown actions included', () => {
  expect(auditVerb('foundation.approve', null)).toBe('aprobó a')
  expect(auditVerb('mail.resend', null)).toBe('volvió a enviar el correo')
  expect(auditVerb('mail.resend', 1)).toBe('volvió a enviar 1 correo')
  expect(auditVerb('mail.resend', 3)).toBe('volvió a enviar 3 correos')
  expect(auditVerb('pet.hold', null)).toBe('pet.hold')
})

it('an entry that names no account is the command line’s, where that can do it; else the account was deleted', () => {
  expect(auditActor('admin.grant', true)).toBe('Línea de comandos')
  expect(auditActor('account.suspend', true)).toBe('Línea de comandos')
  expect(auditActor('account.import', true)).toBe('Línea de comandos')
  expect(auditActor('second-factor.reset', true)).toBe('Línea de comandos')
  expect(auditActor('account.suspend', false)).toBe('Una cuenta eliminada')
  expect(auditActor('foundation.document', true)).toBe('Una cuenta eliminada')
})
