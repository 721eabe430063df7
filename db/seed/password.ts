import { hash } from '@node-rs/argon2'

/** Everybody in the demo world signs in with it. */
export const DEMO_PASSWORD = 'Querencia1!'

/** Hashes the demo's password with the costs that the product uses for every password (argon2id). */
export function hashDemoPassword(): Promise<string> {
  return hash(DEMO_PASSWORD, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
}
