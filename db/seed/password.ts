import { hashPassword } from '@/lib/people/accounts/passwords'

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Querencia1!'

export const hashDemoPassword = (): Promise<string> => hashPassword(DEMO_PASSWORD)
