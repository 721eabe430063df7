import { eq } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { db } from '@/db/client'
import { foundations } from '@/db/schema'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { findSavable } from '@/lib/search/saved-searches/find-savable'
import { loadSavedSearches } from '@/lib/search/saved-searches/load-saved-searches'
import { saveSearch } from '@/lib/search/saved-searches/operations/manage'
import { foundationPetsPath } from '@/lib/search/url/links'
import { makePerson } from '@/tests/support/context'

vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read, revalidateTag: () => {} }))

describe('a saved search of one foundation', () => {
  it('finds nothing while that is hidden, says so, and cannot be saved anew as one of all pets', async () => {
    const [reader, { user, foundation }] = [await makePerson(), await makeFoundation(db)]
    await makePet(db, { ownerId: user.id })
    const path = foundationPetsPath(user.id)
    const search = await findSavable(path)
    await saveSearch(reader.newContext(), { search, name: 'Suyas', frequency: 'diaria' })
    const read = async () =>
      (await loadSavedSearches(db, { id: reader.id, countryId: 'ECU', now: new Date() }))[0]
    expect(await read()).toMatchObject({
      state: '1 mascota ahora',
      criteria: expect.arrayContaining([foundation.name]),
      path: expect.stringContaining(`refugio=${user.id}`),
    })
    await db
      .update(foundations)
      .set({ status: 'pendiente', decidedAt: null })
      .where(eq(foundations.userId, user.id))
    expect(await read()).toMatchObject({
      state: 'Ninguna por ahora. Seguimos mirando.',
      criteria: expect.arrayContaining(['Un refugio que ahora no se ve']),
    })
    expect(await read()).toMatchObject({ path: null })
    expect(await findSavable(path)).toBeNull()
    await db.delete(foundations).where(eq(foundations.userId, user.id))
    expect(await read()).toMatchObject({
      state: 'Este refugio ya no está en nuestra guía.',
      criteria: expect.arrayContaining(['Un refugio que ya no está']),
      path: null,
    })
  })

  it.each(['raza=nada', 'color=nada', 'refugio=999999', 'q=🐶', 'q=%25_'])(
    '%s is nothing to save',
    async (query) => {
      expect(await findSavable(`/searcher/pet/dog/quito?${query}`)).toBeNull()
      expect(await findSavable('/searcher/pet/dog/quito?sexo=hembra')).not.toBeNull()
    },
  )

  it('addresses of one search are saved as one', async () => {
    const pathOf = async (url: string) => (await findSavable(url))?.path
    expect(await pathOf('/searcher/location/city/quito?tipo=perro&edad=joven')).toBe(
      await pathOf('/searcher/pet/dog/quito?edad=joven&tiempo=antiguo'),
    )
    expect(await pathOf('/searcher/perro?lugar=todos')).toBe(await pathOf('/searcher/pet/dog/sub'))
  })
})
