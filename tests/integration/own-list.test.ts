import { describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { OWN_FILTERS, type OwnFilter, ownListPath, parseOwnList } from '@/lib/pets/own-list/params'
import { loadOwnList } from '@/lib/pets/own-list/queries'
import { daysBefore } from '@/lib/text/durations'
import { OWN_TO_CONFIRM, OWN_TO_CORRECT, OWN_WITHDRAWN } from '@/lib/text/routes'

const NOW = new Date()
const read = (url: string) => parseOwnList(Object.fromEntries(new URL(url, 'https://q.example').searchParams))

/** More pets up for adoption than a page has, and at the end of the list one of each other kind. */
async function makeMany() {
  const { user } = await makeFoundation(db)
  const ownerId = user.id
  for (let at = 0; at < 51; at += 1) await makePet(db, { ownerId, name: 'Luna', ownCode: `R-${at}` })
  const old = { ownerId, publishedAt: new Date('2026-01-01') }
  await makePet(db, { ...old, name: 'Mía', confirmedAt: daysBefore(NOW, 31), ownCode: 'Jaula 7' })
  await makePet(db, { ...old, name: 'Otto', confirmedAt: daysBefore(NOW, 40), pausedAt: NOW })
  await makePet(db, { ...old, name: 'Nube', heldAt: NOW, holdReason: 'text', textIssue: 'phone' })
  await makePet(db, { ...old, name: 'Rex', status: 'en proceso' })
  await makePet(db, { ...old, name: 'Lía', status: 'adoptado' })
  await makePet(db, { ...old, name: 'Tea', status: 'inactivo' })
  const namesAt = async (url: string) =>
    (await loadOwnList(db, ownerId, read(url), NOW)).list.rows.map(({ name }) => name)
  return { ownerId, namesAt }
}

describe('the list of many own pets', () => {
  it('links to a part of it lead to that part, and not to the first page of all', async () => {
    const { namesAt } = await makeMany()
    expect(await namesAt(OWN_WITHDRAWN)).toEqual(['Tea'])
    expect(await namesAt(OWN_TO_CONFIRM)).toEqual(['Otto', 'Mía'])
    expect(await namesAt(OWN_TO_CORRECT)).toEqual(['Nube'])
  })

  it('one is found by a part of its name or code, without accents, together with a filter', async () => {
    const { namesAt } = await makeMany()
    expect(await namesAt('?buscar=MIA')).toEqual(['Mía'])
    expect(await namesAt('?buscar=jaula 7')).toEqual(['Mía'])
    expect(await namesAt('?buscar=r-50')).toEqual(['Luna'])
    expect(await namesAt('?buscar=mia&estado=retiradas')).toEqual([])
    expect(await namesAt('?buscar=%25')).toEqual([])
    expect(await namesAt('?buscar=luna&pagina=2')).toEqual(['Luna'])
  })

  it('counts by filter and by status are of the whole list', async () => {
    const { ownerId } = await makeMany()
    const { totals, counts } = await loadOwnList(db, ownerId, read('?estado=por-confirmar'), NOW)
    expect(totals).toEqual({
      todas: 57,
      'en-adopcion': 54,
      'por-confirmar': 2,
      'por-corregir': 1,
      'en-proceso': 1,
      'con-familia': 1,
      retiradas: 1,
    })
    expect(counts).toEqual({ adoptable: 2 })
    const named = await loadOwnList(db, ownerId, read('?buscar=luna'), NOW)
    expect(named.totals).toMatchObject({ todas: 51, 'en-adopcion': 51, retiradas: 0 })
  })

  it('somebody else’s pets are not in it', async () => {
    const { namesAt } = await makeMany()
    await makePet(db, { name: 'Zoraida' })
    expect(await namesAt('?buscar=zoraida')).toEqual([])
  })
})

it.each(OWN_FILTERS)('the address of %s is read as it was written', (filter: OwnFilter) => {
  for (const text of ['', 'Ñata & 7'])
    expect(read(ownListPath({ filter, text }))).toEqual({ filter, text, page: 1 })
})
