import { describe, expect, it } from 'vitest'
import { type RecordEdit, recordVersion } from '@/lib/platform/forms/record'
import type { RecordRow, Values } from '@/tests/support/record-forms'
import { RECORD_ROWS } from '@/tests/support/record-rows'

const rows = Object.entries(RECORD_ROWS)

describe('two tabs with one form', () => {
  const several = rows.filter(([, row]) => row.other !== undefined)
  it.each(several)(
    'of %s that change different fields lose nothing, and the second one says so',
    async (_, row) => {
      const { save, read: stored } = await row.open()
      const before = await stored()
      const edit = { madeFrom: recordVersion(before), taken: [] }
      expect(await save(row.first, edit)).toMatchObject({ merged: false })
      const between = await stored()
      // The second tab still shows the field as it was.
      expect(await save({ ...shownIn(row, before), ...row.other }, edit)).toMatchObject({ merged: true })
      const after = await stored()
      const [field = ''] = Object.keys(row.first)
      expect(after?.[field]).toEqual(between?.[field])
      expect(after).not.toEqual(between)
    },
  )

  it.each(rows)(
    'of %s that change the same field: the second one reads both texts, and decides',
    async (_, row) => {
      const { save, read: stored } = await row.open()
      const edit = { madeFrom: recordVersion(await stored()), taken: [] }
      await save(row.first, edit)
      const between = await stored()
      const refused = await save(row.second, edit).catch((error: unknown) => error)
      expect(refused).toMatchObject({ code: 'conflict', conflicts: [row.texts] })
      expect(await stored()).toEqual(between)

      const { madeFrom } = refused as RecordEdit
      await save(row.second, { madeFrom, taken: [row.texts.field] })
      expect(await stored()).toEqual(between)
      await save(row.second, { madeFrom, taken: [] })
      expect((await stored())?.[row.texts.field]).not.toEqual(between?.[row.texts.field])
    },
  )
})

/** The fields of `first` as they were, in the form's own terms. */
function shownIn({ first }: RecordRow, before: Values | null): Values {
  return Object.fromEntries(
    Object.keys(first).map((name) => [name, before?.[name] ?? (name === 'note' ? null : '')]),
  )
}
