import type { AdoptionStatus } from '@/lib/text/vocabulary'
import { newEmail } from './new-names'
import { inSiteDatabase } from './site'

interface Listed {
  name: string
  lastName?: string
  status?: AdoptionStatus
  message?: string
  /** What the owner wrote with the last status. */
  note?: string
  hoursAgo?: number
  /** An existing account; a new one otherwise. */
  email?: string
}

/** A request in the site's database as if it had been sent `hoursAgo` and reached its status since. @returns its id. */
export async function listRequest(petId: number, { status = 'enviada', hoursAgo = 1, ...rest }: Listed) {
  const { name, lastName = 'Rojas', message = 'Me encantaría conocerla.', note = null } = rest
  const email = rest.email ?? newEmail()
  const sent = new Date(Date.now() - hoursAgo * 3_600_000)
  const reason = status === 'rechazada' ? 'otro' : status === 'cerrada' ? 'adoptada' : null
  return inSiteDatabase(async (sql) => {
    await sql`insert into users (email, name, last_name, role, password_hash, email_verified_at, country_id, city_id, phone, told_privacy, told_terms)
      select ${email}, ${name}, ${lastName}, 'user', u.password_hash, now(), u.country_id, u.city_id, '+593 98 555 0127',
        u.told_privacy, u.told_terms
      from users u where u.id = (select owner_id from pets where id = ${petId}) on conflict do nothing`
    const [request] = await sql<{ id: number; adopter: number; owner: number }[]>`
      insert into adoption_requests (pet_id, adopter_id, status, reason, message, created_at, updated_at)
      select p.id, u.id, ${status}, ${reason}, ${message}, ${sent}, now() from pets p, users u
      where p.id = ${petId} and u.email = ${email}
      returning id, adopter_id as adopter, (select owner_id from pets where id = ${petId}) as owner`
    if (!request) throw new Error('The request was not written')
    const { id, adopter, owner } = request
    await sql`insert into adoption_request_events (request_id, actor_id, status, created_at)
      values (${id}, ${adopter}, 'enviada', ${sent})`
    if (status !== 'enviada')
      await sql`insert into adoption_request_events (request_id, actor_id, status, note, created_at)
        values (${id}, ${status === 'retirada' ? adopter : owner}, ${status}, ${note}, now())`
    if (status === 'aceptada') await sql`update pets set status = 'en proceso' where id = ${petId}`
    return id
  })
}
