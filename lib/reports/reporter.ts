import { keyedHash } from '@/lib/secrets'

/** How a report names the account it comes from. */
export const accountReporter = (id: number): string => `cuenta:${id}`

/** How a report names the address of somebody without an account; the address itself is not kept. */
export const visitorReporter = (address: string): string => addressReporter(keyedHash(address))

/** @param hash a keyed hash, as `known_addresses` has it. */
export const addressReporter = (hash: string): string => `visita:${hash}`

/** The account behind a report, or null. */
export function accountOf(reporter: string): number | null {
  const id = /^cuenta:(\d+)$/.exec(reporter)?.[1]
  return id === undefined ? null : Number(id)
}
