import { expect, it } from 'vitest'
import { mergeEdit, RecordChanged } from '@/lib/platform/forms/merge-edit'
import { recordVersion } from '@/lib/platform/forms/record'

interface Home {
  story: string | null
  site: string | null
  hours: { from: string; to: string } | null
}
const OLD: Home = { story: 'Antes', site: null, hours: { from: '09:00', to: '17:00' } }
const WORDS = {
  story: 'Historia',
  site: 'Sitio web',
  hours: { label: 'Horario', text: (hours: Home['hours']) => (hours ? `${hours.from} – ${hours.to}` : '') },
}
const merge = (mine: Home, saved: Home | null, base: object | null = OLD, taken: string[] = []) =>
  mergeEdit(mine, saved, { madeFrom: recordVersion(base), taken }, WORDS)
const refusal = async (...of: Parameters<typeof merge>) => {
  const error = await merge(...of).catch((thrown: unknown) => thrown)
  if (!(error instanceof RecordChanged)) throw error
  return error
}

it('a form changes only the fields that it changed, and says that it kept others', async () => {
  const saved = { ...OLD, story: 'De la otra pestaña' }
  expect(await merge({ ...OLD, site: 'https://a.example/' }, saved)).toEqual({
    fields: { ...saved, site: 'https://a.example/' },
    merged: true,
  })
})

it('a form that is the only one to change something merges nothing', async () => {
  const mine = { ...OLD, story: 'Ahora', hours: null }
  expect(await merge(mine, OLD)).toEqual({ fields: mine, merged: false })
})

it('the same change twice is no conflict', async () => {
  const mine = { ...OLD, story: 'Ahora' }
  expect(await merge(mine, mine)).toEqual({ fields: mine, merged: false })
})

it('the order of keys in a stored value is no change', async () => {
  const mine = { ...OLD, site: 'https://a.example/' }
  expect(await merge(mine, { ...OLD, hours: { to: '17:00', from: '09:00' } })).toEqual({
    fields: mine,
    merged: false,
  })
})

it('a field changed on both sides is refused with both texts', async () => {
  const saved = { ...OLD, hours: { from: '10:00', to: '12:00' }, site: 'https://b.example/' }
  const error = await refusal({ ...OLD, hours: null }, saved)
  expect(error.code).toBe('conflict')
  expect(error.conflicts).toEqual([{ field: 'hours', label: 'Horario', mine: '', saved: '10:00 – 12:00' }])
})

it('once both texts were shown, what the person keeps is stored', async () => {
  const mine = { ...OLD, story: 'Mía' }
  const saved = { ...OLD, story: 'Guardada', site: 'https://b.example/' }
  const { madeFrom } = await refusal(mine, saved)
  const again = (taken: string[]) => mergeEdit(mine, saved, { madeFrom, taken }, WORDS)
  // The other field, which this form never changed, stays as it was stored.
  expect((await again([])).fields).toEqual({ ...saved, story: 'Mía' })
  expect((await again(['story'])).fields).toEqual(saved)
  // Changed once more meanwhile.
  await expect(
    mergeEdit(mine, { ...saved, story: 'Otra más' }, { madeFrom, taken: [] }, WORDS),
  ).rejects.toThrow(RecordChanged)
})

it('a form that was filled in before anything was stored does not replace what is', async () => {
  expect((await refusal({ ...OLD, story: 'Mía' }, OLD, null)).conflicts).toEqual([
    { field: 'story', label: 'Historia', mine: 'Mía', saved: 'Antes' },
  ])
  expect((await merge(OLD, null, null)).fields).toEqual(OLD)
  expect((await merge(OLD, null)).fields).toEqual(OLD)
})

it.each(['', 'no es JSON', '[1', '7'])(
  'a version that is none, %j, takes all of the form',
  async (madeFrom) => {
    const mine = { ...OLD, story: 'Mía' }
    const saved = { ...OLD, story: 'Guardada' }
    expect(await mergeEdit(mine, saved, { madeFrom, taken: [] }, WORDS)).toEqual({
      fields: mine,
      merged: false,
    })
  },
)
