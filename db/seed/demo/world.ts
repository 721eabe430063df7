import type { foundations } from '@/db/schema'
import type { SeedFoundation } from '@/db/seed/data/foundations'
import { randomFrom } from '@/db/seed/random'
import { slugOf } from '@/lib/foundations/slug'
import { slugify } from '@/lib/text/text'
import type { DayHours, WeekHours } from '@/lib/text/vocabulary'
import { type Account, DEMO_EMAILS, generateAccounts } from './accounts'
import { generateAdoptions } from './adoptions'
import { type Calendar, createCalendar } from './calendar'
import { generateFavourites, generateMatches, generateReviews, publicFoundations } from './community'
import { generateConversations } from './conversations'
import { generateDonations, generatePayouts } from './donations'
import { generateDossiers, withCopies } from './dossiers'
import { generateMonthlyGifts, generateMonths } from './monthly-gifts'
import { generatePets } from './pets'
import { photographPets } from './photographs'
import { generateReports } from './reports'
import { generateSavedSearches } from './saved-searches'

/** Without photos and documents. Deterministic: `now` only moves the dates. */
export function generateWorld({ now, passwordHash }: { now: Date; passwordHash: string }) {
  const calendar = createCalendar(now)
  const accounts = generateAccounts(calendar, passwordHash)
  const pets = photographPets(generatePets(accounts, calendar))
  const matches = generateMatches(accounts, calendar)
  const adoptions = generateAdoptions(accounts, pets, matches, calendar)
  const dossiers = generateDossiers(accounts, adoptions.requests)
  const monthlyGifts = generateMonthlyGifts(accounts, pets, calendar)
  const donations = [...generateDonations(accounts, pets, calendar), ...generateMonths(monthlyGifts, now)]
  const parts = {
    reviews: generateReviews(accounts, calendar),
    favourites: generateFavourites(accounts, pets, calendar),
    dossiers,
    adoptions: { ...adoptions, requests: withCopies(adoptions.requests, dossiers, now) },
    conversations: generateConversations(accounts, pets, adoptions.requests, now),
    reported: generateReports(pets, adoptions.requests, calendar),
    monthlyGifts,
    donations,
    payouts: generatePayouts(accounts, donations, calendar),
    savedSearches: generateSavedSearches(accounts, calendar),
  }
  const { reviews, savedSearches } = parts
  const involved = new Set([
    ...[...reviews, ...savedSearches, ...dossiers].map(({ userId }) => userId),
    ...adoptions.requests.map(({ adopterId }) => adopterId),
    ...donations.flatMap(({ donorId }) => donorId ?? []),
  ])
  const suspension = generateSuspension(accounts, involved, calendar)
  return {
    users: accounts.map(({ row }) => (row.id === suspension.userId ? { ...row, ...suspension.row } : row)),
    foundations: generateFoundations(accounts, calendar),
    slugs: generateSlugs(accounts),
    pets,
    matches,
    suspension,
    ...parts,
  }
}

export type World = ReturnType<typeof generateWorld>

const RENAMED = { name: 'Orejas Largas', proposedName: 'Orejas Largas y Amigos' }

function generateFoundations(accounts: readonly Account[], calendar: Calendar) {
  const proposedAt = calendar(2, randomFrom('names'))
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
    const proposal = name === RENAMED.name ? { proposedName: RENAMED.proposedName, proposedAt } : {}
    const { createdAt } = row
    return [{ userId: row.id, name, mission, createdAt, ...profileOf(foundation), ...decision, ...proposal }]
  })
}

const generateSlugs = (accounts: readonly Account[]) =>
  publicFoundations(accounts).map(({ row, foundation }) => ({
    slug: slugOf(foundation?.name ?? '', row.id),
    foundationId: row.id,
    createdAt: row.createdAt,
  }))

const SUSPENSION_REASON =
  'Pide dinero o vende animales. Tres personas nos contaron que les pediste un adelanto por el transporte. Escríbenos si no fuiste tú.'

/** Somebody whom no page shows. @param involved ids of accounts that others see. */
function generateSuspension(accounts: readonly Account[], involved: ReadonlySet<number>, calendar: Calendar) {
  const random = randomFrom('suspension')
  const admin = accounts.find(({ row }) => row.email === DEMO_EMAILS.admin)
  const person = accounts.findLast(
    ({ row, pets, foundation }) => !foundation && pets === 0 && row.role === 'user' && !involved.has(row.id),
  )
  if (!person || !admin) throw new Error('The demo world has nobody to suspend')
  const { id, name, lastName } = person.row
  const suspendedAt = calendar(9, random)
  return {
    userId: id,
    row: { active: false, suspendedAt, suspensionReason: SUSPENSION_REASON },
    entry: {
      actorId: admin.row.id,
      action: 'account.suspend' as const,
      subject: `user:${id}` as const,
      createdAt: suspendedAt,
    },
    note: { name: `${name} ${lastName}`, reason: SUSPENSION_REASON },
  }
}

type Profile = Partial<typeof foundations.$inferInsert>

const WEEKDAY: DayHours = { from: '09:00', to: '17:00' }
const SATURDAY: DayHours = { from: '10:00', to: '14:00' }
const SHELTER_WEEK: WeekHours = [WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, WEEKDAY, SATURDAY, 'cita']
/** Nobody visits foster homes unannounced. */
const NETWORK_WEEK: WeekHours = ['cita', 'cita', 'cita', 'cita', 'cita', SATURDAY, 'cerrado']

const SHELTER_STEPS = [
  'Envías la solicitud y te llamamos en menos de tres días.',
  'Vienes a conocer a la mascota dos veces, con toda tu casa.',
  'Hacemos una visita, en persona o por video.',
  'Firmas el compromiso. No cobramos la adopción.',
]
const NETWORK_STEPS = [
  'Envías la solicitud y conversamos por teléfono.',
  'Conoces a la mascota en la casa que la cuida.',
  'Pasa contigo una semana de prueba, y seguimos en contacto tres meses.',
]

function profileOf({ name, email, narrator }: SeedFoundation): Profile {
  const site = `https://${email.slice(email.indexOf('@') + 1)}/`
  const isShelter = narrator === 'shelter'
  const handle = slugify(name.replace(/^(Fundación|Refugio|Hogar|Asociación)\s+/, '')).replaceAll('-', '')
  return {
    hours: isShelter ? SHELTER_WEEK : NETWORK_WEEK,
    website: site,
    instagram: handle,
    facebook: isShelter ? handle : null,
    adoptionPolicy: (isShelter ? SHELTER_STEPS : NETWORK_STEPS).join('\n'),
    adoptionUrl: isShelter ? `${site}adopta` : null,
  }
}
