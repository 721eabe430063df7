import { expect, it, vi } from 'vitest'
import { ApplicationReview } from '@/components/moderation/staff/application-review'
import { ApplicationTable } from '@/components/moderation/staff/application-table'
import type { FoundationApplicationDto } from '@/lib/moderation/staff/dto'
import type { SimilarFoundationDto } from '@/lib/moderation/staff/foundations/dto'
import { draw, wordsOf } from '@/tests/support/markup'

vi.mock('@/components/moderation/staff/decision-form', () => ({
  DecisionForm: ({ decision }: { decision: string }) => <b>{decision}</b>,
}))

const DAY = '2026-01-02T10:00:00.000Z'
const APPLICATION: FoundationApplicationDto = {
  id: 9,
  name: 'Huellas',
  mission: null,
  proposedName: null,
  proposedSeen: null,
  status: 'pendiente',
  standing: 'unapproved',
  seen: 'x',
  registeredAt: DAY,
  waitsSince: DAY,
  decidedAt: null,
  decidedBy: null,
  reason: null,
  contact: 'Paola Vera',
  email: 'paola@correo.example',
  confirmed: true,
  phone: null,
  address: null,
  city: null,
  country: null,
  countryId: null,
  petCount: 0,
  documents: [{ id: 1, contentType: 'application/pdf', bytes: 1, createdAt: DAY }],
}
const reviewOf = (
  changes: Partial<FoundationApplicationDto>,
  { next = null, similar = [] }: { next?: number | null; similar?: SimilarFoundationDto[] } = {},
) =>
  draw(
    <ApplicationReview
      foundation={{ ...APPLICATION, ...changes }}
      next={next}
      similar={similar}
      countryId="ECU"
      asksPassword={false}
    />,
  )
const wordsWith = (changes: Partial<FoundationApplicationDto>, similar: SimilarFoundationDto[] = []) =>
  wordsOf(reviewOf(changes, { similar }))

it('offers no decision about one whose account is stopped, which would be refused, and says when it is made', () => {
  for (const standing of ['suspended', 'blocked', 'closed'] as const) {
    const words = wordsWith({ standing })
    expect(words).not.toContain('approveFoundation')
    expect(words).not.toContain('rejectFoundation')
    expect(words.some((word) => word.startsWith('Su cuenta está '))).toBe(true)
  }
  const renaming = { status: 'aprobada', proposedName: 'Huellas Nuevas' } as const
  expect(wordsWith({ ...renaming, standing: 'public' })).toContain('approveName')
  expect(wordsWith({ ...renaming, standing: 'suspended' })).not.toContain('approveName')
})

it('names approved foundations that it resembles, and what they share, before what is decided', () => {
  const words = wordsWith({}, [{ id: 3, name: 'Huellas', shared: ['nombre parecido', 'mismo teléfono'] }])
  const at = words.findIndex((word) => word.includes('nombre parecido y mismo teléfono'))
  expect(at).toBeGreaterThan(0)
  expect(at).toBeLessThan(words.indexOf('approveFoundation'))
  expect(wordsWith({}).join(' ')).not.toContain('Se parece')
})

it('the queue says of one that has not sent a document or confirmed its e-mail that this is awaited, not since when', () => {
  const rowOf = (changes: Partial<FoundationApplicationDto>) => {
    const applications = [{ ...APPLICATION, ...changes }]
    const table = { caption: 'Nuevas', countryId: 'ECU', waitsAt: new Date('2026-01-09T10:00:00Z') }
    return wordsOf(draw(<ApplicationTable {...table} applications={applications} />)).join(' ')
  }
  expect(rowOf({})).toContain('hace 7 días')
  expect(rowOf({ documents: [] })).toMatch(/Falta su documento(?!.*hace)/)
  expect(rowOf({ confirmed: false })).toMatch(/Falta que confirme su correo(?!.*hace)/)
})

it('the list of decided ones has the day of the decision, and who made it', () => {
  const decided = {
    decidedAt: '2026-03-05T15:00:00.000Z',
    decidedBy: 'Ana Equipo',
    status: 'aprobada',
  } as const
  const applications = [{ ...APPLICATION, ...decided }]
  const text = wordsOf(
    draw(<ApplicationTable caption="Decididas" countryId="ECU" applications={applications} />),
  ).join(' ')
  expect(text).toMatch(/Se decidió.*0?5.0?3.*Ana Equipo/s)
})

it('offers an approval once there is a document and a confirmed e-mail, else says what is missing', () => {
  expect(wordsWith({})).toEqual(expect.arrayContaining(['approveFoundation', 'rejectFoundation']))
  const missing: [Partial<FoundationApplicationDto>, RegExp][] = [
    [{ documents: [] }, /^No envió ningún documento, y sin uno/],
    [{ confirmed: false }, /^No confirmó su correo/],
  ]
  for (const [changes, sentence] of missing) {
    const words = wordsWith(changes)
    expect(words).not.toContain('approveFoundation')
    expect(words).toContain('rejectFoundation')
    expect(words.filter((word) => sentence.test(word))).toHaveLength(1)
  }
})

it('leads on to who waits next, and nowhere when nobody does', () => {
  const decided = { status: 'aprobada', standing: 'public', decidedAt: DAY } as const
  expect(reviewOf(decided, { next: 12 })).toMatch(/href="\/admin\/fundaciones\/12"[^>]*>Siguiente fundación/)
  expect(reviewOf(decided)).not.toContain('Siguiente')
})
