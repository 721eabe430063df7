import { sql } from 'drizzle-orm'
import type { Db } from '@/db/client'
import { favourites, pets } from '@/db/schema'
import { listAdoptions, listOpenRequests } from '@/lib/adoption/requests/sent-queries'
import { waitingStrip } from '@/lib/adoption/waiting/copy'
import { findWaitingRequests } from '@/lib/adoption/waiting/queries'
import { findMatch } from '@/lib/people/matches/queries'
import { storeAnswers } from '@/lib/people/matches/stored'
import { picturePath } from '@/lib/photos/dto'
import type { SessionAccountDto } from '@/lib/platform/session/dto'
import { DASHBOARD, PROVIDER_DASHBOARD } from '@/lib/text/routes'
import type { ViewerDto } from './dto'

/** What /api/viewer tells of the account: ids of its favourites, pets, requests and adoptions, for static pages to show. */
export async function findViewer(db: Db, account: SessionAccountDto, now: Date): Promise<ViewerDto> {
  const { id, name, role, photo, confirmed, foundationStatus } = account
  const [[ids], openRequests, adoptions, match, waiting] = await Promise.all([
    db.execute<{ favourites: number[]; pets: number[] }>(sql`select
      array(select ${favourites.petId} from ${favourites} where ${favourites.userId} = ${id}) as favourites,
      array(select ${pets.id} from ${pets} where ${pets.ownerId} = ${id}) as pets`),
    listOpenRequests(db, id),
    listAdoptions(db, id),
    findMatch(db, id),
    findWaitingRequests(db, id, now),
  ])
  return {
    id,
    name,
    role,
    photo: photo && picturePath(photo),
    confirmed,
    foundationStatus,
    profileHref: account.hasProvider && !account.hasPassword ? PROVIDER_DASHBOARD : DASHBOARD,
    favouriteIds: ids?.favourites ?? [],
    petIds: ids?.pets ?? [],
    openRequests,
    adoptions,
    match: match && { userId: match.userId, ...storeAnswers(match) },
    waiting: { count: waiting.count, unanswered: waiting.unanswered, strip: waitingStrip(waiting) },
  }
}
