import { generateWorld } from '@/db/seed/demo/world'

/** The demo data as seeded, except for dates. */
export const world = generateWorld({ now: new Date(0), passwordHash: '' })

/** Accounts of private persons, whose contact data is never public. */
export const privateAccounts = world.users.filter((account) => account.role !== 'fundation')

const approved = world.foundations.filter((one) => 'status' in one && one.status === 'aprobada')
export const approvedIds = new Set(approved.map((one) => one.userId))
export const pendingIds = new Set(
  world.foundations.filter((one) => !approvedIds.has(one.userId)).map((one) => one.userId),
)

const rows = world.pets.map(({ row }) => row)
/** Pets of foundations that are not approved yet. */
export const hiddenPetIds = rows.filter((pet) => pendingIds.has(pet.ownerId)).map((pet) => pet.id)
export const petIdWithStatus = (status: string) =>
  rows.find((pet) => pet.status === status && !pendingIds.has(pet.ownerId))?.id
