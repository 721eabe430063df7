import { eq } from 'drizzle-orm'
import { db } from '@/db/client'
import { users } from '@/db/schema'
import { CITIES } from '@/db/seed/catalog'
import { registrationSchema } from '@/lib/people/accounts/name-schema'

export const PASSWORD = 'Caminata7!'
let people = 0

/** A parsed registration form; every call has an e-mail of its own. */
export function registrationInput(overrides: Record<string, unknown> = {}) {
  people += 1
  const city = CITIES.find(({ countryId }) => countryId === 'ECU')
  return registrationSchema.parse({
    role: 'user',
    name: 'Ana',
    lastName: 'Paredes',
    countryId: 'ECU',
    cityId: String(city?.id),
    email: `ana.${process.pid}.${people}@correo.example`,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    ...overrides,
  })
}

/** The account with this e-mail. @throws Error when there is none. */
export async function accountOf(email: string) {
  const [row] = await db.select().from(users).where(eq(users.email, email))
  if (!row) throw new Error(`No account has ${email}`)
  return row
}
