import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { makePet, makeUser } from '@/db/seed/factories'
import { saveDossier } from '@/lib/adoption/dossiers/operations'
import { rejectRequest, withdrawRequest } from '@/lib/adoption/requests/operations/answer'
import { requestAdoption } from '@/lib/adoption/requests/operations/ask'
import { setPetStatus } from '@/lib/adoption/requests/operations/pet-status'
import { findRequest } from '@/lib/adoption/requests/queries'
import { listReceivedRequests } from '@/lib/adoption/requests/received-queries'
import { removePet } from '@/lib/moderation/staff/pets/operations'
import { findPetModeration } from '@/lib/moderation/staff/pets/queries'
import { saveMatch } from '@/lib/people/matches/operations'
import { makeContext, makePerson, staffActor } from '@/tests/support/context'
import { dossierInput } from '@/tests/support/dossiers'
import { MATCH_ANSWERS } from '@/tests/support/fixtures'
import { report } from '@/tests/support/reports'

/** The admin of the demo world. */
const ADMIN = staffActor(5)
/** A request with all that an adopter can tell. */
async function asked() {
  const owner = await makeUser(db)
  const adopter = await makePerson({ name: 'Lucía', lastName: 'Paredes' })
  await saveDossier(adopter.newContext(), dossierInput())
  await saveMatch(adopter.newContext(), MATCH_ANSWERS)
  const pet = await makePet(db, { ownerId: owner.id })
  // Of a withdrawn pet staff decide only where somebody reported it.
  await report(pet.id)
  const { id } = await requestAdoption(adopter.newContext(), { petId: pet.id, message: 'Vivo en Ate.' })
  return { id, pet, adopter, owner: makeContext({ kind: 'user', id: owner.id, confirmed: true }) }
}
type Asked = Awaited<ReturnType<typeof asked>>

async function remove({ pet }: Asked) {
  const seen = (await findPetModeration(db, pet.id))?.seen ?? ''
  await removePet(makeContext(ADMIN), { petId: pet.id, seen, reason: 'Pide dinero.' })
}
const reject = ({ id, owner }: Asked) =>
  rejectRequest(owner, { requestId: id, reason: 'otro', text: 'Gracias.' })

async function readByOwner({ id, pet }: Asked) {
  const [listed] = (await listReceivedRequests(db, pet.ownerId, { filter: 'todas', page: 1 }, new Date()))
    .rows
  return [await findRequest(db, pet.ownerId, id), listed?.requests[0]]
}

const WITHHELD = {
  message: null,
  dossier: null,
  comparison: null,
  adopter: { name: 'Lucía', city: null, country: null, isTakenBack: true },
}
const TOLD = {
  message: 'Vivo en Ate.',
  dossier: { home: dossierInput().home },
  comparison: { score: {} },
  adopter: { name: 'Lucía Paredes' },
}

it.each<[string, (request: Asked) => Promise<unknown>]>([
  ['its adopter withdrew', ({ id, adopter }) => withdrawRequest(adopter.newContext(), { requestId: id })],
  ['ended when staff removed the pet', remove],
  [
    'was rejected before staff removed the pet',
    async (request) => [await reject(request), await remove(request)],
  ],
  [
    'ended with the listing, which staff removed afterwards',
    async (request) => [
      await setPetStatus(request.owner, { petId: request.pet.id, status: 'inactivo' }),
      await remove(request),
    ],
  ],
])(
  'of a request that %s its owner reads no more than a first name, its adopter everything',
  async (_how, end) => {
    const request = await asked()
    expect(await readByOwner(request)).toMatchObject([TOLD, TOLD])
    await end(request)
    expect(await readByOwner(request)).toMatchObject([WITHHELD, WITHHELD])
    expect(await findRequest(db, request.adopter.id, request.id)).toMatchObject(TOLD)
  },
)

it('of a request that was rejected its owner goes on reading what they decided by', async () => {
  const request = await asked()
  await reject(request)
  expect(await readByOwner(request)).toMatchObject([TOLD, TOLD])
})
