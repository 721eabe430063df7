import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { pets } from '@/db/schema'
import { makeFoundation, makePet } from '@/db/seed/factories'
import { csvOfMade, csvOfReceived } from '@/lib/money/donations/csv'
import { listDonationsMade, listDonationsReceived } from '@/lib/money/donations/queries'
import { makeDonation } from '@/tests/support/donations'

it('tables and files say that what was paid after an adoption is for the foundation, and what was before for the pet', async () => {
  const { user } = await makeFoundation(db)
  const pet = await makePet(db, { ownerId: user.id, name: 'Lunares' })
  const statusChangedAt = new Date('2026-11-20T12:00:00Z')
  await db.update(pets).set({ status: 'adoptado', statusChangedAt }).where(eq(pets.id, pet.id))
  const forPet = { foundationId: user.id, petId: pet.id, status: 'aprobado' } as const
  const { donorId } = await makeDonation({ ...forPet, paidAt: new Date('2026-11-20T12:00:01Z') })
  await makeDonation({ ...forPet, donorId: donorId ?? 0, paidAt: new Date('2026-11-20T11:59:00Z') })
  const made = (await listDonationsMade(db, { id: donorId ?? 0, countryId: 'ECU' }, 1)).rows
  const received = (await listDonationsReceived(db, { id: user.id, countryId: 'ECU' }, 1)).rows
  for (const rows of [made, received]) expect(rows.map(({ petName }) => petName)).toEqual([null, 'Lunares'])
  for (const file of [csvOfMade(made, 'ECU'), csvOfReceived(received, 'ECU')])
    expect(file.match(/La fundación|Lunares/g)).toEqual(['La fundación', 'Lunares'])
})
