import { describe, expect, it } from 'vitest'
import { draftOf, draftOfUrl } from '@/components/money/donations/gift-draft'
import { amountQuery, sponsorMonthlyPath } from '@/lib/money/donations/paths'

const ofPath = (path: string, currency: 'CLP' | 'USD') =>
  draftOfUrl(new URL(path, 'https://querencia.example').searchParams, currency)

describe('the amount page', () => {
  it('opens with the amount and the frequency of its address', () => {
    expect(ofPath(sponsorMonthlyPath(3, 5_000, 'CLP'), 'CLP')).toMatchObject({
      preset: '5000',
      monthly: true,
    })
    expect(ofPath('/sponsor?fundacion=3&monto=33', 'USD')).toMatchObject({ typed: '33', monthly: false })
  })

  it('offers no amount of the currency that a foundation had before it moved to another country', () => {
    const draft = ofPath(sponsorMonthlyPath(3, 5_000, 'CLP'), 'USD')
    expect(draft).toMatchObject({ preset: '', typed: '', monthly: true })
  })

  it('without JavaScript does not offer it again either, when the refused form is shown anew', () => {
    const values = { ...amountQuery(5_000, 'CLP'), sugerido: '10000', cada: 'mes' }
    const answer = { status: 'failed', values } as const
    expect(draftOf(answer, 'USD')).toMatchObject({ preset: '', typed: '', monthly: true })
    expect(draftOf(answer, 'CLP')).toMatchObject({ preset: '10000', typed: '5000' })
  })
})
