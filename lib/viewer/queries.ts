import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { favourites, matches, pets } from '@/db/schema'
import { DASHBOARD, PROVIDER_DASHBOARD } from '@/lib/routes'
import type { SessionAccountDto } from '@/lib/session/dto'
import type { ViewerDto } from './dto'

export async function findViewer(db: Db, account: SessionAccountDto): Promise<ViewerDto> {
  const { id, name, role, photo, confirmed, foundationStatus } = account
  const [ids] = await db.execute<{ favourites: number[]; pets: number[]; match: boolean }>(sql`select
    array(select ${favourites.petId} from ${favourites} where ${favourites.userId} = ${id}) as favourites,
    array(select ${pets.id} from ${pets} where ${pets.ownerId} = ${id}) as pets,
    exists(select from ${matches} where ${matches.userId} = ${id}) as match`)
  return {
    id,
    name,
    role,
    photo,
    confirmed,
    foundationStatus,
    profileHref: account.hasProvider && !account.hasPassword ? PROVIDER_DASHBOARD : DASHBOARD,
    favouriteIds: ids?.favourites ?? [],
    hasMatch: ids?.match ?? false,
    petIds: ids?.pets ?? [],
  }
}
