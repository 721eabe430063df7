import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { changeConsent } from '@/lib/privacy/consents/operations'
import { listOwnConsents } from '@/lib/privacy/consents/queries'
import { pauseByLink } from '@/lib/search/saved-searches/operations/by-link'
import { changeFrequency, deleteSearch } from '@/lib/search/saved-searches/operations/manage'
import { makeContext, makePerson } from '@/tests/support/context'
import { save, savedRow, tokenOf } from '@/tests/support/saved-searches'

it('consenting to notices again starts no search that was stopped for itself before, on its page or by the link of a mail', async () => {
  const me = await makePerson()
  const [byHand, byLink, running] = [await save(me), await save(me), await save(me)]
  await changeFrequency(me.newContext(), { id: byHand, frequency: 'en pausa' })
  await pauseByLink(makeContext(), { token: await tokenOf(byLink) })
  await changeConsent(me.newContext(), { purpose: 'avisos', choice: 'withdraw' })
  for (const _ of ['once', 'twice'])
    await changeConsent(me.newContext(), { purpose: 'avisos', choice: 'give' })
  expect([await savedRow(byHand), await savedRow(byLink), await savedRow(running)]).toMatchObject([
    { frequency: 'en pausa' },
    { frequency: 'en pausa', pausedByLink: true },
    { frequency: 'al instante' },
  ])
})

it('the consent to notices is not given again where the link of a mail stopped the last search: nothing would start', async () => {
  const me = await makePerson()
  const id = await save(me)
  await pauseByLink(makeContext(), { token: await tokenOf(id) })
  await expect(changeConsent(me.newContext(), { purpose: 'avisos', choice: 'give' })).rejects.toMatchObject({
    code: 'conflict',
  })
  expect(await savedRow(id)).toMatchObject({ frequency: 'en pausa' })
  expect(await listOwnConsents(db, { id: me.id, role: 'fundation' })).toMatchObject([
    { state: 'withdrawn', canGive: false, hasSearches: true },
  ])
  await deleteSearch(me.newContext(), { id })
  expect(await listOwnConsents(db, { id: me.id, role: 'fundation' })).toMatchObject([
    { state: 'withdrawn', canGive: false, hasSearches: false },
  ])
})
