import { Secret, TOTP } from 'otpauth'
import { hashRecoveryCode, newRecoveryCodes } from '@/lib/people/second-factor/codes'
import { inSiteDatabase } from './site'

/**
 * A new recovery code of a member of staff on the tested site: an app's code counts once, and tests sign in at the same
 * time. Staff without an app get one that shows nothing.
 */
export function staffCode(email: string): Promise<string> {
  return inSiteDatabase(async (sql) => {
    const [staff] = await sql<
      { id: number }[]
    >`select id from users where email = ${email} and role = 'admin'`
    const [code] = newRecoveryCodes()
    if (!staff || !code) throw new Error(`${email} is no member of staff`)
    await sql`
      insert into second_factors (user_id, sealed_secret, confirmed_at) values (${staff.id}, '', now())
      on conflict do nothing`
    await sql`insert into recovery_codes (user_id, code_hash) values (${staff.id}, ${hashRecoveryCode(staff.id, code)})`
    return code
  })
}

/** The body of a member of staff's sign-in at the API. */
export const staffLogin = async (email: string, password: string) => ({
  email,
  password,
  code: await staffCode(email),
})

/** What an app with this secret shows, or showed so many half minutes ago. */
export const appCode = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
