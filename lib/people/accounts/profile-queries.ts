import { eq } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { cities, countries, users } from '@/db/schema'
import type { ProfileDto } from './dto'

export async function findProfile(db: Db, id: number): Promise<ProfileDto | null> {
  const [row] = await db
    .select({
      name: users.name,
      lastName: users.lastName,
      email: users.email,
      phone: users.phone,
      address: users.address,
      photo: users.photo,
      countryId: users.countryId,
      country: countries.name,
      cityId: users.cityId,
      city: cities.name,
    })
    .from(users)
    .leftJoin(countries, eq(countries.id, users.countryId))
    .leftJoin(cities, eq(cities.id, users.cityId))
    .where(eq(users.id, id))
  return row ?? null
}
