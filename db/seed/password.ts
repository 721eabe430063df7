import { hashPassword } from '@/lib/accounts/passwords'

/** Everybody in the demo world signs in with it. */
export const DEMO_PASSWORD = 'Querencia1!'

/** Hashes the demo's password as the product hashes every password. */
export const hashDemoPassword = (): Promise<string> => hashPassword(DEMO_PASSWORD)
