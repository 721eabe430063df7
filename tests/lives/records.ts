import { randomUUID } from 'node:crypto'
import {
  donations,
  expenses,
  foundationDocuments,
  monthlyGifts,
  orphanedFiles,
  paymentEvents,
  petDrafts,
  petImportRows,
  petImports,
  petImportWords,
  petPhotoSources,
  petPhotos,
  photoUploads,
  storedPhotos,
} from '@/db/schema'
import { createBooks } from '@/db/seed/books'
import { makePet } from '@/db/seed/factories'
import type { Life, World } from './world'

let photos = 0

async function storePhoto({ db, now }: World): Promise<string> {
  const hash = `foto-${++photos}`
  await db.insert(storedPhotos).values({
    hash,
    width: 8,
    height: 6,
    blur: 'data:,',
    perceptualHash: BigInt(photos) << 20n,
    createdAt: now,
  })
  return hash
}

/** With a photo, as the form would publish it without decoding a picture. */
export async function publishPet(world: World, owner: Life): Promise<void> {
  const { db, now } = world
  const pet = await makePet(db, {
    ownerId: owner.id,
    name: `Luna ${owner.code}`,
    description: `Vive con ${owner.code}. ${'Le gusta caminar temprano y dormir la siesta al sol. '.repeat(3)}`,
    publishedAt: now,
    confirmedAt: now,
    updatedAt: now,
  })
  const hash = await storePhoto(world)
  await db.insert(petPhotos).values({ petId: pet.id, position: 0, hash, width: 8, height: 6, blur: 'data:,' })
  if (owner.kind === 'foundation')
    await db
      .insert(petPhotoSources)
      .values({ petId: pet.id, url: `https://${owner.code}.example/${hash}.jpg`, digest: 'x', hash })
  world.pets.push({ id: pet.id, owner })
}

export async function uploadPhoto(world: World, owner: Life): Promise<void> {
  const hash = await storePhoto(world)
  await world.db
    .insert(photoUploads)
    .values({ ownerId: owner.id, status: 'ready', hash, createdAt: world.now })
}

/** A file whose request broke off before anything had it. */
export const leaveFile = ({ db, now }: World, { code }: Life) =>
  db.insert(orphanedFiles).values({ name: `documents/${code}-${++photos}.pdf`, createdAt: now })

/** Once or every month, settled as the provider's events would; some of them staff have to look at. */
export async function donate(world: World, donor: Life, foundation: Life): Promise<void> {
  const { db, random, now } = world
  const amountMinor = random.integer(1, 50) * 100
  const gift = {
    donorId: donor.id,
    foundationId: foundation.id,
    amountMinor,
    currency: 'USD' as const,
    createdAt: now,
  }
  const [month] = random.chance(0.2)
    ? await db
        .insert(monthlyGifts)
        .values({
          ...gift,
          status: 'activo',
          startedAt: now,
          named: true,
          subscriptionId: `sub_${randomUUID()}`,
        })
        .onConflictDoNothing()
        .returning({ id: monthlyGifts.id })
    : []
  const paymentId = `pi_${randomUUID()}`
  const [donation] = await db
    .insert(donations)
    .values({
      ...gift,
      ...createBooks('aprobado', amountMinor),
      named: true,
      paymentId,
      checkoutId: `cs_${paymentId}`,
      monthlyGiftId: month?.id ?? null,
    })
    .returning({ id: donations.id })
  const event = `evt_${randomUUID()}`
  await db.insert(paymentEvents).values({
    id: event,
    type: 'charge.dispute.created',
    kind: 'pagado',
    donationId: donation?.id,
    paymentId,
    objectId: paymentId,
    amountMinor,
    currency: 'usd',
    issue: random.chance(0.3) ? 'monto distinto' : null,
    occurredAt: now,
  })
  world.payments.push({ event, donor })
}

/** What only a foundation keeps: a document, expenses, sheets of pets with their words and drafts. */
export async function keepBooks(world: World, { id, code }: Life): Promise<void> {
  const { db, now } = world
  const file = `documents/${code}-${++photos}.pdf`
  await db
    .insert(foundationDocuments)
    .values({ foundationId: id, file, contentType: 'application/pdf', bytes: 9, createdAt: now })
  await db.insert(expenses).values({
    foundationId: id,
    title: `Alimento de ${code}`,
    amountMinor: 1_200,
    currency: 'USD',
    spentOn: now.toISOString().slice(0, 10),
  })
  const [sheet] = await db
    .insert(petImports)
    .values({ ownerId: id, fileName: `${code}.csv`, header: ['Nombre'], createdAt: now })
    .returning({ id: petImports.id })
  await db
    .insert(petImportRows)
    .values({ importId: sheet?.id ?? 0, row: 2, cells: [code], code, verdict: 'faulty' as const })
  await db.insert(petImportWords).values({ ownerId: id, key: code, value: code }).onConflictDoNothing()
  await db.insert(petDrafts).values({ ownerId: id, name: `Sol ${code}`, content: { name: code } })
}
