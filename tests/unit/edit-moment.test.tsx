import { expect, it } from 'vitest'
import { EditMoment } from '@/components/moderation/staff/review-case'
import { draw, wordsOf } from '@/tests/support/markup'

it('an edit after a report is marked at the staff desk', () => {
  const words = (sinceReport: boolean) => {
    const edit = { at: '2026-10-12T15:00:00.000Z', sinceReport }
    return wordsOf(draw(<EditMoment edit={edit} countryId="COL" />)).join(' ')
  }
  expect(words(true)).toContain('Después del reporte')
  expect(words(false)).toMatch(/12/)
  expect(words(false)).not.toContain('Después del reporte')
})
