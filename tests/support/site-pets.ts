import type { Page } from '@playwright/test'
import { newMember } from '@/tests/support/new-account'
import { inSiteDatabase } from '@/tests/support/site-database'

/** A dog of the demo world with pictures; ids are deterministic there. */
const MODEL = 100_015

/** A listing of a new account, made after one of the demo world's. @returns it and the owner's address. */
export async function makeSitePet(page: Page, name: string) {
  const email = await newMember(page)
  return inSiteDatabase(async (sql) => {
    const [pet] = await sql<{ id: number; description: string }[]>`
      insert into pets (owner_id, name, type, breed_id, color_id, age, gender, size, coat, health, castrated, description,
        city_id, country_id)
      select u.id, ${name}, type, breed_id, color_id, age, 'hembra', size, coat, health, castrated, description,
        p.city_id, p.country_id
      from pets p, users u where p.id = ${MODEL} and u.email = ${email} returning id, description`
    if (!pet) throw new Error('There is nothing to make the listing after')
    await sql`insert into pet_photos (pet_id, position, hash, width, height, blur)
      select ${pet.id}, position, hash, width, height, blur from pet_photos where pet_id = ${MODEL}`
    return { ...pet, name, email }
  })
}
