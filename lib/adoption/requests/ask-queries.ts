import type { Db } from '@/db/client'
import { findDossier } from '@/lib/adoption/dossiers/queries'
import { findProfile } from '@/lib/people/accounts/profile-queries'
import { compareWithMatch } from '@/lib/people/matches/compare'
import { findMatch } from '@/lib/people/matches/queries'
import { findPet } from '@/lib/pets/queries'
import { visibleTo } from '@/lib/pets/visibility-queries'
import { type Actor, accountIdOf } from '@/lib/platform/actor'
import type { AskScreenDto } from './dto'
import { type AskObstacle, judgeAsk, obstacleTo } from './policy'
import { findAskFacts, findConcludedRequest, findOpenRequest } from './queries'
import { listSimilarScored } from './similar-queries'

/** The pet cannot be had, so others are shown in its place. */
const OFFERS_OTHERS: readonly AskObstacle[] = ['in process', 'adopted', 'rejected']

/** What `/adoption` shows an account about a pet: the form, or why not and a way on. */
export async function findAskScreen(db: Db, actor: Actor, petId: number, now: Date): Promise<AskScreenDto> {
  const accountId = accountIdOf(actor)
  const facts = await findAskFacts(db, petId, accountId)
  const verdict = judgeAsk(facts, accountId, now)
  const [pet, match] = await Promise.all([findPet(db, petId, visibleTo(actor)), findMatch(db, accountId)])
  const obstacle = obstacleTo(actor, facts && verdict, match !== null)
  const profile = obstacle === null ? await findProfile(db, accountId) : null
  if (pet && match && profile) {
    const comparison = compareWithMatch(pet, match)
    const dossier = await findDossier(db, accountId)
    return { kind: 'form', pet, paused: verdict === 'paused', comparison, profile, dossier }
  }
  // The pet, or the account, went away between two of these reads.
  const why = obstacle ?? 'gone'
  const request = await findRequestBehind(db, why, petId, accountId)
  return {
    kind: 'refused',
    why,
    pet,
    request: request && {
      id: request.id,
      status: request.status,
      createdAt: request.createdAt.toISOString(),
    },
    similar:
      pet && OFFERS_OTHERS.includes(why)
        ? await listSimilarScored(db, { ...pet, ...pet.place }, match, accountId)
        : [],
  }
}

/** The reader's own request that is why they cannot ask. */
function findRequestBehind(db: Db, why: AskObstacle, petId: number, accountId: number) {
  if (why === 'asked') return findOpenRequest(db, petId, accountId)
  return why === 'adopted by asker' ? findConcludedRequest(db, petId, accountId) : null
}
