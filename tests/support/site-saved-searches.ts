import { createHmac } from 'node:crypto'
import { newMember } from './accounts'
import { inSiteDatabase } from './site'

export const DOGS = '/searcher/pet/dog/quito?edad=joven&sexo=hembra'
/** The name that a search for these dogs is offered. */
export const NAME = 'Perras jóvenes en Quito'

/** Saves a search for a new member. @returns the e-mail and the path of the link in its notices. */
export async function memberWithSearch(name = NAME): Promise<{ email: string; link: string }> {
  const email = await newMember()
  const [saved] = await inSiteDatabase(
    (sql) => sql<{ id: number }[]>`
      insert into saved_searches (user_id, name, path, frequency, type)
      select id, ${name}, ${DOGS}, 'diaria', 'perro' from users where email = ${email} returning id`,
  )
  const id = String(saved?.id)
  const secret = process.env.TEST_AUTH_SECRET ?? ''
  const signature = createHmac('sha256', secret).update(`saved search ${id}`).digest('base64url').slice(0, 27)
  return { email, link: `/avisos/${id}.${signature}` }
}

export const frequencyOf = (email: string) =>
  inSiteDatabase(async (sql) => {
    const rows = await sql<{ frequency: string }[]>`
      select frequency from saved_searches s join users u on u.id = s.user_id where u.email = ${email}`
    return rows[0]?.frequency
  })
