import type { consents, dossiers, savedSearches } from '@/db/schema'
import adoptionTexts from '@/db/seed/data/adoption-texts.json'
import { DAY_MS, MINUTE_MS } from '@/lib/text/durations'
import { type Account, DEMO_EMAILS } from './accounts'
import type { Request } from './adoption-story'

type Dossier = typeof dossiers.$inferInsert
type Home = Pick<
  Dossier,
  'home' | 'tenure' | 'adults' | 'children' | 'childrenAges' | 'otherPets' | 'hoursAlone' | 'experience'
>

/** As in lib/adoption/dossiers/consent-copy. */
const [OPEN_DAYS, ENDED_DAYS] = [365, 90]
const OPEN: Request['status'][] = ['enviada', 'en revisión', 'en espera', 'aceptada']

const home = (
  [kind, tenure, hoursAlone]: [Home['home'], Home['tenure'], Home['hoursAlone']],
  adults: number,
  rest: Partial<Home> = {},
): Home => ({
  home: kind,
  tenure,
  hoursAlone,
  adults,
  children: 0,
  childrenAges: null,
  otherPets: [],
  experience: null,
  ...rest,
})

const DEMO_HOME = home(['apartamento', 'propio', '2 a 4'], 2, {
  children: 1,
  childrenAges: '8 años',
  experience: 'Tuvimos a Canica, una perra criolla, doce años.',
})

/** In the order of the requests' messages. */
const HOMES: Home[] = [
  home(['casa', 'propio', '2 a 4'], 2, { experience: 'Crecí con perros y gatos en casa de mis papás.' }),
  home(['apartamento', 'arrendado con permiso', '4 a 8'], 2),
  home(['casa', 'arrendado con permiso', 'menos de 2'], 1, {
    experience: 'Acompañé la adaptación de dos perros adultos de una amiga.',
  }),
  home(['casa', 'propio', '2 a 4'], 2, { children: 2, childrenAges: '9 y 12 años', otherPets: ['gatos'] }),
  home(['apartamento', 'propio', '2 a 4'], 3, {
    experience: 'Nuestra mascota nos acompañó quince años.',
  }),
  home(['apartamento', 'arrendado sin permiso', 'menos de 2'], 1),
  home(['finca', 'propio', 'menos de 2'], 2, {
    otherPets: ['perros'],
    experience: 'Vivimos con una perra de nueve años, esterilizada.',
  }),
  home(['apartamento', 'arrendado con permiso', '4 a 8'], 1, { otherPets: ['otras'] }),
]

export function generateDossiers(accounts: readonly Account[], requests: readonly Request[]): Dossier[] {
  const demo = accounts.find(({ row }) => row.email === DEMO_EMAILS.adopter)
  const first = new Map<number, Request>()
  for (const request of requests) {
    const known = first.get(request.adopterId)
    if (!known || sentAt(request) < sentAt(known)) first.set(request.adopterId, request)
  }
  return [...first].flatMap(([userId, request]) => {
    const answers =
      userId === demo?.row.id ? DEMO_HOME : HOMES[adoptionTexts.messages.indexOf(request.message ?? '')]
    if (!answers) return []
    const keptAt = new Date(sentAt(request) - 5 * MINUTE_MS)
    return [
      { ...answers, userId, consentVersion: 1, consentAt: keptAt, createdAt: keptAt, updatedAt: keptAt },
    ]
  })
}

/** Those not yet erased. */
export function withCopies(requests: readonly Request[], kept: readonly Dossier[], now: Date): Request[] {
  const copies = new Map(
    kept.map(({ userId, consentAt: _, createdAt: __, updatedAt: ___, ...copy }) => [userId, copy]),
  )
  return requests.map((request) => {
    const copy = copies.get(request.adopterId)
    const isOpen = OPEN.includes(request.status)
    const since = isOpen ? sentAt(request) : Number(request.updatedAt)
    const isKept = now.getTime() - since < (isOpen ? OPEN_DAYS : ENDED_DAYS) * DAY_MS
    return copy && isKept
      ? { ...request, dossier: { childrenAges: null, experience: null, ...copy } }
      : request
  })
}

const sentAt = ({ createdAt }: Request) => Number(createdAt)

type Consent = typeof consents.$inferInsert

/** What the people of the demo said when they saved a dossier or their first search. */
export function generateConsents(
  kept: readonly (typeof dossiers.$inferInsert)[],
  searches: readonly (typeof savedSearches.$inferInsert)[],
): Consent[] {
  const firstSaved = new Map<number, Date>()
  for (const { userId, createdAt, frequency } of searches) {
    const known = firstSaved.get(userId)
    if (frequency !== 'en pausa' && createdAt && (!known || createdAt < known))
      firstSaved.set(userId, createdAt)
  }
  return [
    ...kept.map(
      ({ userId, consentVersion: version, consentAt: givenAt }) =>
        ({ userId, purpose: 'hogar', version, givenAt, how: 'form' }) as const,
    ),
    ...[...firstSaved].map(
      ([userId, givenAt]) => ({ userId, purpose: 'avisos', version: 1, givenAt, how: 'form' }) as const,
    ),
  ]
}
