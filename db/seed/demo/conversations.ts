import type { adoptionMessages } from '@/db/schema'
import { type Account, DEMO_EMAILS } from './accounts'
import type { Request } from './adoption-story'
import type { DemoPet } from './pets'

type Message = typeof adoptionMessages.$inferInsert & { id: number }
type Line = [side: Message['side'], body: string]

/** Below are messages of the reports. */
const FIRST_ID = 101

/** Contacts are shared already. */
const AFTER_A_YES: Line[] = [
  ['owner', '¡Hola! Nos encantó tu solicitud. ¿Cuándo podrías venir a conocerle?'],
  ['adopter', 'Hola, ¡qué alegría! El sábado por la mañana me queda perfecto.'],
  ['owner', 'El sábado a las diez, entonces. Puedes traer a quien viva contigo, así se conocen todos.'],
  ['adopter', 'Voy con mi hija. ¿Llevamos correa, o tienen una?'],
  ['owner', 'Aquí hay. Le gusta caminar un poco antes de que le acaricien.'],
]

const BEFORE_A_YES: Line[] = [
  ['owner', 'Hola, gracias por contarme. Corre mucho por la mañana: ¿quién saldría a caminar?'],
  ['adopter', 'Yo, antes del trabajo. Salgo a trotar a las seis, así que tendría compañía.'],
  ['adopter', '¿Y cómo se lleva con niños que no conoce?'],
]

/** The last message of the other side is unread. */
export function generateConversations(
  accounts: readonly Account[],
  pets: readonly DemoPet[],
  requests: readonly Request[],
  now: Date,
): Message[] {
  const idOf = (email: string) => accounts.find(({ row }) => row.email === email)?.row.id
  const ownerOf = new Map(pets.map(({ row }) => [row.id, row.ownerId]))
  const accepted = requests.find(
    ({ status, adopterId }) => status === 'aceptada' && adopterId === idOf(DEMO_EMAILS.adopter),
  )
  const reviewed = requests.find(
    ({ status, petId }) => status === 'en revisión' && ownerOf.get(petId) === idOf(DEMO_EMAILS.publisher),
  )
  const told = [...tell(accepted, AFTER_A_YES, ownerOf, now), ...tell(reviewed, BEFORE_A_YES, ownerOf, now)]
  return told.map((message, at) => ({ id: FIRST_ID + at, ...message }))
}

/** All but the last are read. */
function tell(
  request: Request | undefined,
  lines: readonly Line[],
  ownerOf: ReadonlyMap<number | undefined, number>,
  now: Date,
): Omit<Message, 'id'>[] {
  if (!request?.updatedAt) return []
  const since = Number(request.updatedAt)
  const step = (now.getTime() - since) / (lines.length + 1)
  return lines.map(([side, body], at) => {
    const createdAt = new Date(since + step * (at + 1))
    const authorId = side === 'owner' ? ownerOf.get(request.petId) : request.adopterId
    const readAt = at === lines.length - 1 ? null : createdAt
    return { requestId: request.id, side, authorId, body, createdAt, readAt }
  })
}
