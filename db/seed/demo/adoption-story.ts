import type { adoptionRequestEvents, adoptionRequests } from '@/db/schema'
import type { Account } from './accounts'
import type { DemoPet } from './pets'

type Event = typeof adoptionRequestEvents.$inferInsert
export type Request = typeof adoptionRequests.$inferInsert & { id: number }

export type Step = {
  status: Event['status']
  days: number
  by: 'adopter' | 'owner' | null
  note?: string
  at?: Date
  /** After the request was sent; counts before `days`. */
  after?: number
}
export type Story = { pet: DemoPet; adopter: Account; steps: Step[]; reason?: Request['reason'] }
