import type { adoptionRequestEvents, matches } from '@/db/schema'
import adoptionTexts from '@/db/seed/data/adoption-texts.json'
import { type Random, randomFrom } from '@/db/seed/random'
import { shuffled } from '@/db/seed/sampling'
import { type Account, DEMO_EMAILS } from './accounts'
import type { Request, Step, Story } from './adoption-story'
import { clockColumns, clockStories, hoursAfter } from './answer-clock'
import type { Calendar } from './calendar'
import { peopleOfSameCountry, visibleTo } from './community'
import type { DemoPet } from './pets'

type Event = typeof adoptionRequestEvents.$inferInsert
type Match = typeof matches.$inferInsert
interface Adoptions {
  requests: Request[]
  events: Event[]
}

/** For every adopted or reserved pet, and some open ones. */
export function generateAdoptions(
  accounts: readonly Account[],
  pets: readonly DemoPet[],
  matches: readonly Match[],
  calendar: Calendar,
): Adoptions {
  const random = randomFrom('adoptions')
  const stories = [
    ...settledStories(random, accounts, pets),
    ...openStories(random, accounts, pets),
    ...clockStories(accounts, pets),
  ]
  const matchOf = new Map(matches.map((match) => [match.userId, match]))
  const told = stories.map((story, at) => {
    const { request, events } = record(random, at + 1, story, calendar)
    return { request: { ...request, match: snapshotOf(matchOf.get(request.adopterId)) }, events }
  })
  return { requests: told.map(({ request }) => request), events: told.flatMap(({ events }) => events) }
}

function snapshotOf(match: Match | undefined): Request['match'] {
  if (!match) return null
  const { type, hadPet, age, gender, coat, size } = match
  return { type, hadPet, age, gender, coat, size }
}

function record(
  random: Random,
  id: number,
  { pet, adopter, steps, reason = null }: Story,
  calendar: Calendar,
) {
  const actors = { adopter: adopter.row.id, owner: pet.row.ownerId }
  const sentAt = calendar(steps[0]?.days ?? 1, random)
  const events = steps.map(({ status, days, by, note, at, after }, step) => ({
    requestId: id,
    actorId: by && actors[by],
    status,
    note,
    createdAt: at ?? (step === 0 ? sentAt : after ? hoursAfter(sentAt, after) : calendar(days, random)),
  }))
  const [first, last] = [events[0], events.at(-1)]
  const request = {
    id,
    petId: pet.row.id,
    adopterId: adopter.row.id,
    status: last?.status,
    reason: last?.status === 'rechazada' ? ('otra familia' as const) : reason,
    message: random.pick(adoptionTexts.messages),
    createdAt: first?.createdAt,
    updatedAt: last?.createdAt,
    ...clockColumns(steps, sentAt),
  }
  return { request, events }
}

/** Pets 'en proceso' have an accepted request, adopted ones a concluded one; half have a competing one. */
function settledStories(random: Random, accounts: readonly Account[], pets: readonly DemoPet[]): Story[] {
  const adopter = accounts.filter(({ row }) => row.email === DEMO_EMAILS.adopter)
  const settled = pets.filter(({ row }) => row.status === 'en proceso' || row.status === 'adoptado')
  const ofDemo = settled.find(
    ({ row, owner }) => row.status === 'en proceso' && owner.row.email === DEMO_EMAILS.foundation,
  )
  return settled.flatMap((pet) => {
    const candidates = peopleOfSameCountry(random, accounts, pet.owner).filter(
      (person) => person !== pet.owner,
    )
    const [chosen, second] = [...(pet === ofDemo ? adopter : []), ...candidates]
    if (!chosen) return []
    const accepted = acceptance(pet)
    const story = { pet, adopter: chosen, steps: accepted }
    return second && random.chance(0.5) ? [story, parked(pet, second)] : [story]
  })
}

function acceptance({ row, statusDays }: DemoPet): Step[] {
  const inProcess = row.status === 'en proceso'
  const days = inProcess ? statusDays : statusDays + 6
  return [
    { status: 'enviada', days: days + 7, by: 'adopter' },
    { status: 'en revisión', days: days + 5, by: 'owner' },
    { status: 'aceptada', days, by: 'owner', at: inProcess ? row.statusChangedAt : undefined },
    ...(inProcess
      ? []
      : [{ status: 'concluida', days: statusDays, by: 'owner', at: row.statusChangedAt } as const]),
  ]
}

/** Waits while the adoption is in progress; closed once the pet is adopted. */
function parked(pet: DemoPet, adopter: Account): Story {
  const at = pet.row.statusChangedAt
  const inProcess = pet.row.status === 'en proceso'
  const sent: Step = { status: 'enviada', days: pet.statusDays + (inProcess ? 3 : 9), by: 'adopter' }
  if (inProcess)
    return { pet, adopter, steps: [sent, { status: 'en espera', days: pet.statusDays, by: null, at }] }
  const waiting: Step = { status: 'en espera', days: pet.statusDays + 6, by: null }
  const closed: Step = { status: 'cerrada', days: pet.statusDays, by: null, at }
  return { pet, adopter, steps: [sent, waiting, closed], reason: 'adoptada' }
}

const OPEN_PETS = 16

function openStories(random: Random, accounts: readonly Account[], pets: readonly DemoPet[]): Story[] {
  const settledIn = (person: Account) => shuffled(random, visibleTo(person, pets)).filter(longListed)
  const adopter = accounts.find(({ row }) => row.email === DEMO_EMAILS.adopter)
  const own = adopter
    ? settledIn(adopter)
        .filter(({ owner, animal }) => animal.type === 'perro' && owner.foundation)
        .filter(({ owner }) => owner.row.email !== DEMO_EMAILS.foundation)
        .slice(0, 2)
        .map((pet, at) => ({ pet, adopter, steps: at === 0 ? sentSteps(random) : declinedSteps(random) }))
    : []
  const ofPublisher = pets.filter(({ owner }) => owner.row.email === DEMO_EMAILS.publisher).slice(0, 2)
  const others = shuffled(random, pets.filter(isOpen)).filter(longListed).slice(0, OPEN_PETS)
  const kinds = [sentSteps, reviewSteps, sentSteps, declinedSteps, reviewSteps, withdrawnSteps]
  const drawn = [...ofPublisher, ...others].flatMap((pet, at) => {
    const person = peopleOfSameCountry(random, accounts, pet.owner).find((one) => one !== pet.owner)
    const steps = (kinds[at % kinds.length] ?? sentSteps)(random)
    return person ? [{ pet, adopter: person, steps }] : []
  })
  return [...own, ...drawn]
}

const longListed = ({ publishedDays }: DemoPet) => publishedDays > 15
const RESERVED: string[] = [DEMO_EMAILS.pending, DEMO_EMAILS.publisher]
const isOpen = ({ row, owner }: DemoPet) => row.status === 'adoptable' && !RESERVED.includes(owner.row.email)

function sentSteps(random: Random): Step[] {
  return [{ status: 'enviada', days: random.integer(1, 6), by: 'adopter' }]
}

function reviewSteps(random: Random): Step[] {
  const days = random.integer(1, 5)
  return [
    { status: 'enviada', days: days + 3, by: 'adopter' },
    { status: 'en revisión', days, by: 'owner' },
  ]
}

function declinedSteps(random: Random): Step[] {
  const note = random.pick(adoptionTexts.declined)
  return [
    ...reviewSteps(random).map((step) => ({ ...step, days: step.days + 5 })),
    { status: 'rechazada', days: 3, by: 'owner', note },
  ]
}

function withdrawnSteps(random: Random): Step[] {
  const note = random.pick(adoptionTexts.withdrawn)
  return [
    { status: 'enviada', days: random.integer(6, 10), by: 'adopter' },
    { status: 'retirada', days: 4, by: 'adopter', note },
  ]
}
