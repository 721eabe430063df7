import { expect, it } from 'vitest'
import { readForm, typedLists } from '@/lib/platform/http/form-data'

it('a form with a hundred thousand fields is read in one pass', () => {
  const form = new FormData()
  for (let n = 0; n < 100_000; n += 1) form.append(`f${n}`, '')
  // Each look-up would go through all fields.
  form.get = form.getAll = () => {
    throw new Error('looked up')
  }
  expect(Object.keys(readForm(form))).toHaveLength(100_000)
})

it('a name with brackets gives a list, another its first value, and the framework’s fields none', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['name', 'Luna'],
    ['name', 'Sol'],
    ['tags[]', 'a'],
    ['tags[]', 'b'],
    ['$ACTION_ID', 'x'],
  ] as const) {
    form.append(name, value)
  }
  expect(readForm(form)).toEqual({ name: 'Luna', tags: ['a', 'b'] })
  expect(typedLists(form)).toEqual({ tags: ['a', 'b'] })
})
