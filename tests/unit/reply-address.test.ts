import { describe, expect, it } from 'vitest'
import { readReplyAddress, replyAddress } from '@/lib/adoption/requests/reply-address'

const request = { id: 2_147_483_647, createdAt: new Date('2026-11-23T12:00:00.123Z') }

describe('the address for an answer', () => {
  it('names one side of one request, and fits into a local part', () => {
    for (const side of ['owner', 'adopter'] as const) {
      const address = replyAddress(request, side) ?? ''
      expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
      expect(address).toBe(address.toLowerCase())
      expect(readReplyAddress(address)).toEqual({ request, side })
      expect(readReplyAddress(`<${address.toUpperCase()}>`)).toEqual({ request, side })
    }
  })

  it('is read as nothing where we did not write it', () => {
    const address = replyAddress(request, 'owner') ?? ''
    for (const forged of [
      address.replace('2147483647', '2147483646'),
      address.replace(/.@/, (end) => `${end[0] === '0' ? '1' : '0'}@`),
      address.replace(/@.*/, '@malo.example'),
      'hola@querencia.example',
      '',
    ])
      expect(readReplyAddress(forged)).toBeNull()
  })
})
