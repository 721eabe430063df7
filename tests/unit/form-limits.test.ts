import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fieldNames, isOversized, MAX_FORM_FIELDS } from '@/lib/platform/forms/action'
import { MAX_FORM_TEXT } from '@/lib/platform/http/multipart'

function formOf(...fields: [name: string, value: string | File][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

const times = (count: number, value: string) =>
  Array.from({ length: count }, (_, at): [string, string] => [`f${at}`, value])

describe('a form', () => {
  it('with all the text that two foundations’ stories and a pet’s may have fits', () => {
    expect(
      isOversized(formOf(['a', '😀'.repeat(5000)], ['b', '😀'.repeat(2000)], ['c', '😀'.repeat(2000)])),
    ).toBe(false)
  })

  it('with a file of any size fits: those have limits of their own', () => {
    expect(isOversized(formOf(['document', new File([new Uint8Array(12_000_000)], 'acta.pdf')]))).toBe(false)
  })

  it('may come with the state that the framework sent with its page', () => {
    expect(isOversized(formOf(['$ACTION_1:1', 'a'.repeat(MAX_FORM_TEXT)], ['details', 'a']))).toBe(false)
  })

  it.each([
    ['one long text', formOf(['details', 'a'.repeat(MAX_FORM_TEXT)])],
    ['texts that are long together', formOf(...times(100, 'a'.repeat(MAX_FORM_TEXT / 100)))],
    ['a long name', formOf(['a'.repeat(MAX_FORM_TEXT + 1), ''])],
    ['a long name of a file', formOf(['photo', new File([], 'a'.repeat(MAX_FORM_TEXT))])],
    ['more fields than any of ours', formOf(...times(MAX_FORM_FIELDS + 1, ''))],
    [
      'more framework fields than any page has',
      formOf(...times(MAX_FORM_FIELDS + 1, '').map(([name]): [string, string] => [`$ACTION_${name}`, ''])),
    ],
  ])('with %s is too large', (_what, form) => {
    expect(isOversized(form)).toBe(true)
  })

  it('of a hundred thousand fields is looked at no further than it has to', () => {
    let looked = 0
    const endless = {
      *[Symbol.iterator](): Generator<[string, string]> {
        for (;;) {
          looked += 1
          yield ['a', '']
        }
      },
    }
    expect(isOversized(Object.assign(new FormData(), endless))).toBe(true)
    expect(looked).toBe(MAX_FORM_FIELDS + 1)
  })
})

describe('the field names of a schema', () => {
  const fields = z.object({ a: z.string(), b: z.string().optional() })

  it('are found below refinements, transformations and intersections', () => {
    const refined = fields.refine(() => true).safeExtend({ c: z.file() })
    const piped = refined.transform(({ a }) => ({ d: a })).pipe(z.object({ d: z.string() }))
    expect(
      fieldNames(
        z.intersection(
          piped,
          z.object({ e: z.string() }).transform(() => null),
        ),
      ),
    ).toEqual(['a', 'b', 'c', 'e'])
  })

  it('are asked for in vain of anything but objects', () => {
    expect(() => fieldNames(z.union([fields, fields]))).toThrow('The schema of a form')
  })
})
