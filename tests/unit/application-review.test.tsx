import { expect, it, vi } from 'vitest'
import { ApplicationReview } from '@/components/moderation/staff/application-review'
import type { FoundationApplicationDto } from '@/lib/moderation/staff/dto'
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
const wordsWith = (changes: Partial<FoundationApplicationDto>) =>
  wordsOf(
    draw(
      <ApplicationReview foundation={{ ...APPLICATION, ...changes }} countryId="ECU" asksPassword={false} />,
    ),
  )

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
