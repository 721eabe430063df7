import adoptionTexts from '@/db/seed/data/adoption-texts.json'
import { type Random, randomFrom } from '@/db/seed/random'
import { shuffled } from '@/db/seed/sampling'
import { type Account, DEMO_EMAILS } from './accounts'
import type { Step, Story } from './adoption-story'
import { peopleOfSameCountry, visibleTo } from './community'
import type { DemoPet } from './pets'

export const hoursAfter = (time: Date, hours: number) => new Date(time.getTime() + hours * 3_600_000)

/** As in lib/adoption/clock/rules. */
const [REMINDER_DAYS, ANSWER_DAYS] = [3, 7]

/** Reminded after three days, overdue after seven; a day more, as times are by the day. */
export function clockColumns(steps: readonly Step[], sentAt: Date) {
  const daysUntil = (step: Step | undefined) => (steps[0]?.days ?? 0) - (step?.days ?? 0)
  const decided = steps.find(({ status }) => status !== 'enviada' && status !== 'en revisión')
  const isReminded = daysUntil(steps[1]) > REMINDER_DAYS
  const isOverdue = daysUntil(decided) > ANSWER_DAYS
  return {
    ownerRemindedAt: isReminded ? hoursAfter(sentAt, 24 * REMINDER_DAYS) : null,
    overdueAt: isOverdue ? hoursAfter(sentAt, 24 * ANSWER_DAYS) : null,
  }
}

/** Two owners who answer, and one who keeps the demo adopter waiting. */
export function clockStories(accounts: readonly Account[], pets: readonly DemoPet[]): Story[] {
  const random = randomFrom('answer clock')
  const answered = [DEMO_EMAILS.publisher, DEMO_EMAILS.foundation].flatMap((email) =>
    answeredStories(
      random,
      accounts,
      pets.filter(({ owner, row }) => owner.row.email === email && row.status === 'adoptable'),
    ),
  )
  return [...answered, ...overdueStory(random, accounts, pets)]
}

/** Hours; null without an answer. */
const ANSWERS = [2, 20, 9, 22, null, 19, 5, 21, 44, 18]

function answeredStories(random: Random, accounts: readonly Account[], pets: readonly DemoPet[]): Story[] {
  const owner = pets[0]?.owner
  const people = owner ? peopleOfSameCountry(random, accounts, owner) : []
  return ANSWERS.flatMap((hours, at) => {
    const sent: Step = { status: 'enviada', days: 12 + 2 * at, by: 'adopter' }
    const published = pets.filter(({ publishedDays }) => publishedDays > sent.days)
    const [pet, adopter] = [published[at % published.length], people[at]]
    return pet && adopter ? [{ pet, adopter, steps: [sent, ...ending(random, sent.days, hours)] }] : []
  })
}

function ending(random: Random, days: number, hours: number | null): Step[] {
  if (hours === null)
    return [{ status: 'retirada', days: days - 9, by: 'adopter', note: random.pick(adoptionTexts.withdrawn) }]
  const note = random.pick(adoptionTexts.declined)
  return [
    { status: 'en revisión', days, by: 'owner', after: hours / 2 },
    { status: 'rechazada', days, by: 'owner', after: hours, note },
  ]
}

function overdueStory(random: Random, accounts: readonly Account[], pets: readonly DemoPet[]): Story[] {
  const adopter = accounts.find(({ row }) => row.email === DEMO_EMAILS.adopter)
  const named: string[] = Object.values(DEMO_EMAILS)
  const pet =
    adopter &&
    shuffled(random, visibleTo(adopter, pets)).find(
      ({ row, animal, owner, publishedDays }) =>
        row.status === 'adoptable' &&
        animal.type === 'perro' &&
        row.gender === 'hembra' &&
        publishedDays > 15 &&
        !owner.foundation &&
        !named.includes(owner.row.email),
    )
  return pet ? [{ pet, adopter, steps: [{ status: 'enviada', days: 9, by: 'adopter' }] }] : []
}
