import type { adoptionMessages, reports, reviews } from '@/db/schema'
import { randomFrom } from '@/db/seed/random'
import type { Request } from './adoption-story'
import type { Calendar } from './calendar'
import { type DemoPet, isListed } from './pets'

interface Reports {
  messages: (typeof adoptionMessages.$inferInsert & { id: number })[]
  reports: (typeof reports.$inferInsert)[]
}

const ASKED_FOR_MONEY =
  'Hola, gracias por escribir. Te puedo guardar el lugar, pero necesito que hoy mismo me consignes el transporte. Si no, se va con otra familia.'

/** For the staff desk; neither is about a pet of the demo accounts. */
export function generateReports(
  pets: readonly DemoPet[],
  requests: readonly Request[],
  calendar: Calendar,
): Reports {
  const random = randomFrom('reports')
  const petOf = new Map(pets.map((pet) => [pet.row.id, pet]))
  const writtenAt = calendar(2, random)
  const createdAt = calendar(1, random)
  const asked = requests.find(({ petId, status, updatedAt }) => {
    const pet = petOf.get(petId)
    const isOfPeople = pet !== undefined && !pet.owner.foundation && !isOfDemo(pet)
    return isOfPeople && status === 'en revisión' && Number(updatedAt) < Number(writtenAt)
  })
  const copied = pets.find((pet) => isListed(pet) && !pet.owner.foundation && !isOfDemo(pet))
  const ofListing = copied && {
    petId: copied.row.id,
    reporterIpHash: 'demo',
    reason: 'datos',
    details: 'Vi estas fotos en otra página, con otro nombre.',
    createdAt,
  }
  if (!asked) return { messages: [], reports: ofListing ? [ofListing] : [] }
  const message = { id: 1, requestId: asked.id, side: 'owner' as const, body: ASKED_FOR_MONEY }
  const ofMessage = {
    requestId: asked.id,
    messageId: message.id,
    reporterId: asked.adopterId,
    reason: 'dinero',
    details: 'Pide el pago antes de conocernos.',
    createdAt,
  }
  return {
    messages: [{ ...message, createdAt: writtenAt }],
    // The report of the message is the first one.
    reports: ofListing ? [ofMessage, ofListing] : [ofMessage],
  }
}

/** Unless it is on the demo foundation. */
export function reportComment(
  written: readonly (typeof reviews.$inferSelect)[],
  createdAt: Date | undefined,
): (typeof reports.$inferInsert)[] {
  return written
    .filter(({ foundationId }) => foundationId > LAST_DEMO)
    .toSorted((one, other) => one.points - other.points || one.id - other.id)
    .slice(0, 1)
    .map(({ id }) => ({
      reviewId: id,
      reporterIpHash: 'demo',
      reason: 'falsa',
      details: 'Nunca adoptó ahí: está hablando de otra fundación.',
      createdAt,
    }))
}

/** The demo accounts have the first ids. */
const LAST_DEMO = 5

const isOfDemo = ({ owner }: DemoPet) => owner.row.id <= LAST_DEMO
