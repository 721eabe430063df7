import { DEMO_ACCOUNTS } from './demo'
import { newEmail, newName } from './new-names'
import { inSiteDatabase } from './site'

/** Adds an approved foundation in Quito with the demo's password to the site's database. */
export async function newShelter(): Promise<{ id: number; name: string; email: string }> {
  const [email, name] = [newEmail(), `Refugio ${newName()}`]
  const [row] = await inSiteDatabase(
    (sql) => sql<{ id: number }[]>`
      with account as (
        insert into users (email, name, last_name, role, password_hash, email_verified_at, country_id, city_id, told_privacy, told_terms)
        select ${email}, 'Gabriela', 'Ríos', 'fundation', u.password_hash, now(), c.country_id, c.id, u.told_privacy, u.told_terms
        from users u, cities c
        where u.id = ${DEMO_ACCOUNTS.fundacion} and c.country_id = 'ECU' and c.name = 'Quito'
        returning id)
      insert into foundations (user_id, name, status, decided_at)
      select id, ${name}, 'aprobada', now() from account returning user_id as id`,
  )
  return { id: row?.id ?? 0, name, email }
}

/** The same, which was given $ 100. */
export async function newDonatedShelter() {
  const shelter = await newShelter()
  await inSiteDatabase(
    (sql) => sql`
      insert into donations (foundation_id, amount_minor, currency, status, paid_minor)
      values (${shelter.id}, 10000, 'USD', 'aprobado', 10000)`,
  )
  return shelter
}

/** The same with a short link. */
export async function newLinkedShelter() {
  const shelter = await newShelter()
  const slug = `refugio-${shelter.id}`
  await inSiteDatabase(
    (sql) => sql`insert into foundation_slugs (slug, foundation_id) values (${slug}, ${shelter.id})`,
  )
  return { ...shelter, slug }
}
