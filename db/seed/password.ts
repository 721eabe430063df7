import { hashPassword } from '@/lib/people/accounts/passwords'

export const DEMO_PASSWORD = 'Querencia1!'

export const hashDemoPassword = (): Promise<string> => hashPassword(DEMO_PASSWORD)
