import { createElement } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { FormMessage } from '@/components/forms/form-message'
import { ANONYMOUS } from '@/lib/platform/actor'
import { DomainError, invalidFields } from '@/lib/platform/errors'
import { formAction } from '@/lib/platform/forms/action'
import { IDLE } from '@/lib/platform/forms/form-state'
import { RecordChanged } from '@/lib/platform/forms/merge-edit'
import { findPlainAnswer } from '@/lib/platform/forms/plain-answer'
import { TOO_MUCH_TEXT, TYPED_IS_BEHIND } from '@/lib/platform/http/refusals'
import { draw, wordsOf } from '@/tests/support/markup'

const sent = vi.hoisted(() => ({ headers: new Headers() }))
vi.mock('@/lib/platform/runtime', async (original) => ({
  ...(await original<object>()),
  requestHeaders: async () => sent.headers,
}))
vi.mock('@/lib/platform/session/session', () => ({ getActor: async () => ANONYMOUS }))

beforeEach(() => {
  sent.headers = new Headers({ 'sec-fetch-site': 'same-origin', 'next-action': 'report' })
})

const parsed = vi.fn((text: string) => text !== 'wrong')
const schema = z
  .object({ details: z.string().refine(parsed, 'Cuéntanos qué pasa'), tags: z.array(z.string()).default([]) })
  .refine(() => true)
  .transform((input) => input)
const action = formAction(schema, async () => {
  throw new DomainError('conflict', 'Ya lo sabemos')
})

function send(...fields: [name: string, value: string][]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return action(IDLE, form)
}

it.each([
  ['a text of 13 MB', [['details', 'a'.repeat(13_000_000)]]],
  [
    '13 MB in a field that its schema lacks',
    [
      ['details', 'a'],
      ['other', 'a'.repeat(13_000_000)],
    ],
  ],
  ['100,000 fields', Array.from({ length: 100_000 }, (_, at) => [`f${at}`, ''])],
] satisfies [string, [string, string][]][])(
  'a form with %s is refused unparsed, and nothing of it is sent back',
  async (_what, fields) => {
    parsed.mockClear()
    expect(await send(...fields)).toEqual({ status: 'failed', code: 'too_large', message: TOO_MUCH_TEXT })
    expect(parsed).not.toHaveBeenCalled()
  },
)

it('without JavaScript, which keeps the form, the refusal says where the text is', async () => {
  sent.headers.delete('next-action')
  const { message } = await send(['details', 'a'.repeat(100_000)])
  expect(message).toBe(`${TOO_MUCH_TEXT} ${TYPED_IS_BEHIND}`)
})

it.each([
  ['is invalid', 'wrong', { status: 'invalid', fields: { details: 'Cuéntanos qué pasa' } }],
  ['fails', 'right', { status: 'failed', code: 'conflict', message: 'Ya lo sabemos' }],
])('a form that %s comes back with the fields of its schema alone', async (_what, details, answer) => {
  const known: [string, string][] = [
    ['details', details],
    ['tags[]', 'a'],
    ['tags[]', 'b'],
  ]
  const unknown: [string, string][] = [
    ['other', 'x'],
    ['other[]', 'x'],
    ['password', 'x'],
    ['$ACTION_1:0', '{}'],
  ]
  expect(await send(...known, ...unknown)).toEqual({
    ...answer,
    values: { details },
    lists: { tags: ['a', 'b'] },
  })
})

describe('what a form was told', () => {
  const apart = async (
    values: Record<string, string>,
    error: Error | null = new DomainError('not_found', 'Ya no está'),
  ) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(values)) form.append(name, value)
    const names = z.object(Object.fromEntries(Object.keys(values).map((name) => [name, z.string()])))
    await formAction(names, async () => {
      if (error) throw error
      return { message: 'Listo' }
    })(IDLE, form)
    return findPlainAnswer()
  }

  it('is known to the page that answers it without JavaScript, with the words that were typed', async () => {
    sent.headers.delete('next-action')
    const typed = { id: '7', back: '/favorites', madeFrom: '{"name": "Luna"}', hours: '2 a 4' }
    const words = { text: 'Dos\nrenglones', phone: '099 111', shownPhone: '099 111' }
    expect(await apart({ ...typed, ...words })).toEqual({
      text: 'Ya no está',
      isRefusal: true,
      typed: ['Dos\nrenglones', '099 111'],
      needsSession: true,
    })
    expect(await apart(typed, null)).toEqual({
      text: 'Listo',
      isRefusal: false,
      typed: [],
      needsSession: false,
    })
  })

  it('does not send anybody to a form that is gone', async () => {
    sent.headers.delete('next-action')
    const conflict = { field: 'adults', label: 'Adultos', mine: '3', saved: '2' }
    expect(await apart({ adults: '3' }, new RecordChanged([conflict], ''))).toMatchObject({
      text: expect.stringContaining('No guardamos lo que enviaste'),
      typed: ['Adultos: 3'],
    })
  })

  it('is kept from pages whose scripts show it, and from the next request', async () => {
    expect(await apart({ text: 'Dos palabras' })).toBeNull()
    sent.headers.delete('next-action')
    await apart({ text: 'Dos palabras' })
    sent.headers = new Headers()
    expect(await findPlainAnswer()).toBeNull()
  })
})

describe('a refusal that names fields', () => {
  const answerTo = (error: DomainError) => {
    const form = new FormData()
    form.append('code', '000000')
    const refused = formAction(z.object({ code: z.string() }), async () => {
      throw error
    })
    return refused(IDLE, form)
  }

  it('says its sentence once, at the field, and not above the form as well', async () => {
    const answer = await answerTo(invalidFields({ code: 'Ese código ya se usó' }))
    expect(answer).toMatchObject({ status: 'invalid', fields: { code: 'Ese código ya se usó' } })
    const above = draw(createElement(FormMessage, { form: { answer, invalid: true } }))
    expect(wordsOf(above)).toEqual(['Revisa los campos marcados'])
  })

  it('keeps a sentence of its own above the form', async () => {
    const error = new DomainError('conflict', 'Alguien decidió antes', { code: 'Escríbelo otra vez' })
    expect(await answerTo(error)).toMatchObject({
      message: 'Alguien decidió antes',
      fields: { code: 'Escríbelo otra vez' },
    })
  })
})
