import { shownHash } from '@/lib/platform/secrets'

interface Gift {
  foundationId: number
  donorId: number
  named: boolean
}

/**
 * What a foundation knows a donor by, nine digits: not the id of the account, which comments and pets show beside a name.
 * The same donor has another number with every foundation, and another one for gifts in their own name.
 */
export function donorNumber({ foundationId, donorId, named }: Gift): number {
  const hash = shownHash(`donor ${donorId} of ${foundationId} ${named}`)
  return 100_000_000 + (Buffer.from(hash, 'base64url').readUIntBE(0, 6) % 900_000_000)
}
