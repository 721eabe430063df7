import { expect, it } from 'vitest'
import { newDossierSchema } from '@/lib/adoption/dossiers/schema'
import { payoutSchema } from '@/lib/moderation/staff/schema'
import { fieldErrors } from '@/lib/platform/http/form-data'

const fieldsOf = (result: ReturnType<typeof payoutSchema.safeParse | typeof newDossierSchema.safeParse>) =>
  Object.keys(result.error ? fieldErrors(result.error) : {}).toSorted()

it('a transfer is told all that is wrong at once', () => {
  const typed = { foundationId: '3', currency: 'USD', amount: 'abc', fee: 'x', paidOn: '', reference: 'X1' }
  expect(fieldsOf(payoutSchema.safeParse({ ...typed, password: '' }))).toEqual([
    'amount',
    'fee',
    'paidOn',
    'reference',
  ])
})

it('the questions about a home are told all that is wrong at once', () => {
  const typed = { home: 'casa', tenure: 'propia', adults: '', children: '0', childrenAges: '3 y 5' }
  expect(fieldsOf(newDossierSchema.safeParse(typed))).toEqual(
    expect.arrayContaining(['adults', 'children', 'hoursAlone', 'otherPets']),
  )
})
