import { type Account, DEMO_EMAILS, drawAccounts } from './accounts'
import { drawAdoptions } from './adoptions'
import { createCalendar } from './calendar'
import { drawFavourites, drawMatches, drawReviews } from './community'
import { drawDonations } from './donations'
import { drawPets } from './pets'

/** Every row of the demo world but the pictures. It depends on nothing but its arguments; `now` only moves the dates. */
export function drawWorld({ now, passwordHash }: { now: Date; passwordHash: string }) {
  const calendar = createCalendar(now)
  const accounts = drawAccounts(calendar, passwordHash)
  const pets = drawPets(accounts, calendar)
  return {
    users: accounts.map(({ row }) => row),
    foundations: drawFoundations(accounts),
    pets,
    reviews: drawReviews(accounts, calendar),
    favourites: drawFavourites(accounts, pets, calendar),
    matches: drawMatches(accounts, calendar),
    adoptions: drawAdoptions(accounts, pets, calendar),
    donations: drawDonations(accounts, calendar),
  }
}

export type World = ReturnType<typeof drawWorld>

function drawFoundations(accounts: readonly Account[]) {
  const admin = accounts.find(({ row }) => row.email === DEMO_EMAILS.admin)
  return accounts.flatMap(({ row, foundation }) => {
    if (!foundation) return []
    const { name, mission } = foundation
    const pending = row.email === DEMO_EMAILS.pending
    const decision = pending
      ? {}
      : {
          status: 'aprobada' as const,
          decidedAt: row.createdAt,
          decidedBy: admin?.row.id,
          decisionReason: 'El documento acredita a la organización y sus datos coinciden.',
        }
    return [{ userId: row.id, name, mission, createdAt: row.createdAt, ...decision }]
  })
}
