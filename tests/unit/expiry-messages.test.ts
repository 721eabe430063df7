import { describe, expect, it } from 'vitest'
import { expiryPayloads, readExpiryMessage } from '@/lib/platform/bus/messages'

const tagsOf = (payload: string) => readExpiryMessage(`77 ${payload}`)?.tags ?? []

describe('messages about expired tags', () => {
  it('a message is read as it was written', () => {
    const [payload = ''] = expiryPayloads(['pets', 'slug:ñ "a,b"'], 'me')
    expect(readExpiryMessage(`77 ${payload}`)).toEqual({
      transactionId: '77',
      sender: 'me',
      tags: ['pets', 'slug:ñ "a,b"'],
    })
  })

  it('long lists are split below the limit of Postgres, and no tag is lost', () => {
    const tags = Array.from({ length: 5000 }, (_, i) => `city-pets:${i}`)
    const payloads = expiryPayloads(tags, 'me')
    for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(7960)
    expect(payloads.flatMap(tagsOf)).toEqual(tags)
  })

  it('a tag that fits in no message leaves the others alone', () => {
    const payloads = expiryPayloads(['pets', 'ñ'.repeat(5000), 'pet:1'], 'me')
    expect(payloads.flatMap(tagsOf)).toEqual(['pets', 'pet:1'])
  })

  it('no tags make no message', () => expect(expiryPayloads([], 'me')).toEqual([]))

  it.each(['', 'x', '77 me', '77 me {"a":1}', '77 me [1]', '77 me [', 'a me ["pets"]'])(
    'a foreign payload is nothing: %j',
    (payload) => expect(readExpiryMessage(payload)).toBeNull(),
  )
})
