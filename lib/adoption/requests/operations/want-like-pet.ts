import { answersLike } from '@/lib/adoption/requests/like-pet'
import { saveMatch } from '@/lib/people/matches/operations'
import { requireQuizTaker } from '@/lib/people/matches/policy'
import { findMatch } from '@/lib/people/matches/queries'
import { petNotFound } from '@/lib/pets/operations/lock'
import { findPet } from '@/lib/pets/queries'
import { visibleTo } from '@/lib/pets/visibility-queries'
import type { Context } from '@/lib/platform/context'

/**
 * Saves the answers that describe a pet as the actor's first ones; answers that they have stay as they are.
 * @throws DomainError as `saveMatch`; not_found for a pet that they may not see, or that is neither dog nor cat.
 */
export async function wantLikePet(ctx: Context, { petId }: { petId: number }): Promise<void> {
  const userId = requireQuizTaker(ctx.actor)
  const pet = await findPet(ctx.db, petId, visibleTo(ctx.actor))
  const answers = pet && answersLike(pet)
  if (!answers) throw petNotFound()
  if (!(await findMatch(ctx.db, userId))) await saveMatch(ctx, answers)
}
