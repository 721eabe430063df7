import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/db/client'
import { foundations, petImportRows, petPhotoSources, users } from '@/db/schema'
import type { DraftContent } from '@/lib/pets/drafts/dto'
import { endDrafts, saveDraft } from '@/lib/pets/drafts/operations'
import { wordFields } from '@/lib/pets/form-values'
import { changedCode, changedPlace, changedWords } from '@/lib/pets/imports/compare'
import type { Imported, ImportedDraft, ImportedPet, PresentPet } from '@/lib/pets/imports/dto'
import { listPresentPets } from '@/lib/pets/imports/pet-queries'
import { keptReason, NOT_APPROVED } from '@/lib/pets/imports/policy'
import { insertPet, lockPublisher } from '@/lib/pets/operations/create-pet'
import { lockPet } from '@/lib/pets/operations/lock'
import type { SettledPhotos } from '@/lib/pets/operations/pet-photos'
import { applyChange } from '@/lib/pets/operations/update-pet'
import { findPetIdByCode } from '@/lib/pets/own-queries'
import { DomainError } from '@/lib/platform/errors'
import { type WriteContext, type WriteTx, write } from '@/lib/platform/write'
import type { ImportOutcome, PhotoProblem } from '@/lib/text/vocabulary'
import { type Download, fetchRowPhotos, type RowPhotos } from './row-photos'

export interface RowKey {
  importId: number
  row: number
  ownerId: number
}

interface Settled {
  outcome: ImportOutcome
  reason?: string
  photoProblems?: PhotoProblem[]
}

/**
 * Imports one row in one transaction with its outcome, so that retries do it once. Judges the row again: pets may have
 * changed since the check. @throws DomainError where the row cannot be imported.
 */
export async function importRow(ctx: WriteContext, key: RowKey, download: Download): Promise<void> {
  const open = await findOpenRow(ctx.db, key)
  if (!open) return
  const { pet, verdict, reason } = open
  if ('missing' in pet) return keepDraft(ctx, key, pet, verdict === 'kept' ? reason : null)
  const present = await findPresent(ctx.db, key.ownerId, pet)
  const photos = await fetchPhotos(ctx.db, key.ownerId, pet, present, download)
  await write(ctx, async (tx) => {
    const publisher = await lockApproved(tx, key.ownerId)
    if (!(await lockOpenRow(tx, key))) return
    await settleRow(tx, key, await writePet(tx, { ...key, publisher, pet, photos, now: ctx.now }))
  })
}

async function findOpenRow(db: Db, { importId, row }: RowKey) {
  const { pet, verdict, reason } = petImportRows
  const [found] = await db
    .select({ pet, verdict, reason })
    .from(petImportRows)
    .where(openRow({ importId, row }))
  if (!found?.pet) return null
  return { ...found, pet: found.pet as Imported }
}

/** @param keptReason why the row is not even a draft */
async function keepDraft(
  ctx: WriteContext,
  key: RowKey,
  { code, name, ...content }: ImportedDraft,
  keptReason: string | null,
): Promise<void> {
  await write(ctx, async (tx) => {
    await lockApproved(tx, key.ownerId)
    if (!(await lockOpenRow(tx, key))) return
    if (keptReason !== null) return settleRow(tx, key, { outcome: 'kept', reason: keptReason })
    const isPublished = code !== '' && (await findPetIdByCode(tx, key.ownerId, code)) !== null
    if (isPublished) return settleRow(tx, key, { outcome: 'kept', reason: PUBLISHED_MEANWHILE })
    await saveDraft(tx, { ...key, code, name, content, now: ctx.now })
    await settleRow(tx, key, { outcome: 'drafted' })
  })
}

const PUBLISHED_MEANWHILE = 'La publicaste mientras tanto.'

const openRow = ({ importId, row }: Pick<RowKey, 'importId' | 'row'>) =>
  and(eq(petImportRows.importId, importId), eq(petImportRows.row, row), isNull(petImportRows.outcome))

async function lockOpenRow(tx: Tx, key: RowKey): Promise<boolean> {
  const rows = await tx
    .select({ row: petImportRows.row })
    .from(petImportRows)
    .where(openRow(key))
    .for('update')
  return rows.length > 0
}

/** Records what became of a row. A row that is settled already stays as it is. */
export async function settleRow(
  db: Db,
  key: RowKey,
  { outcome, reason, photoProblems = [] }: Settled,
): Promise<void> {
  await db
    .update(petImportRows)
    .set({ outcome, reason: reason ?? null, photoProblems })
    .where(openRow(key))
}

/** Locks the account. @throws DomainError forbidden if it may no longer publish; account_blocked for as long as that lasts. */
async function lockApproved(tx: Tx, ownerId: number) {
  const [account] = await tx
    .select({ active: users.active, blockedAt: users.blockedAt })
    .from(users)
    .where(eq(users.id, ownerId))
    .for('no key update')
  if (account?.blockedAt) throw new DomainError('account_blocked', 'Tu cuenta está bloqueada.')
  if (!account?.active) throw new DomainError('forbidden', 'Tu cuenta no estaba activa cuando la importamos.')
  const publisher = await lockPublisher(tx, ownerId)
  const [foundation] = await tx
    .select({ status: foundations.status })
    .from(foundations)
    .where(eq(foundations.userId, ownerId))
  if (foundation?.status !== 'aprobada') throw new DomainError('forbidden', `${NOT_APPROVED}.`)
  return publisher
}

/** The pet that has the row's code now, else the one that the check found. */
async function findPresent(db: Db, ownerId: number, pet: ImportedPet): Promise<PresentPet | null> {
  const byCode = pet.code === '' ? null : await findPetIdByCode(db, ownerId, pet.code)
  const id = byCode ?? pet.petId
  if (id === null) return null
  const [present] = await listPresentPets(db, ownerId, [id])
  return present ?? null
}

async function fetchPhotos(
  db: Db,
  ownerId: number,
  pet: ImportedPet,
  present: PresentPet | null,
  download: Download,
): Promise<RowPhotos | null> {
  if (pet.photos === null || (present && keptReason(present) !== null)) return null
  const { photos: addresses, ownPhotos = [] } = pet
  return fetchRowPhotos(db, { ownerId, addresses, ownPhotos, present }, download)
}

interface RowWork extends RowKey {
  publisher: Awaited<ReturnType<typeof lockApproved>>
  pet: ImportedPet
  photos: RowPhotos | null
  now: Date
}

/** The account is locked, so no other pet gets the code meanwhile. */
async function writePet(tx: WriteTx, work: RowWork): Promise<Settled> {
  const { ownerId, pet } = work
  const present = await findPresent(tx, ownerId, pet)
  if (!present) return publish(tx, work)
  if (pet.petId !== null && pet.petId !== present.id) {
    throw new DomainError('conflict', `Otra mascota tuya tiene ya el código ${pet.code}.`)
  }
  const before = await lockPet(tx, present.id)
  // It may have changed before it was locked.
  const [locked = present] = await listPresentPets(tx, ownerId, [present.id])
  return change(tx, work, before, locked)
}

async function publish(tx: WriteTx, work: RowWork): Promise<Settled> {
  const { ownerId, publisher, pet, photos, now } = work
  const { words, code, place } = pet
  if (photos === null || photos.hashes.length === 0) {
    await saveDraft(tx, { ...work, code, name: words.name, content: withoutPhotos(pet) })
    return { outcome: 'drafted', photoProblems: photos?.problems }
  }
  const owner = { ...publisher, ...place, ownerId, ...(code !== '' && { ownCode: code }) }
  const made = await insertPet(tx, owner, words, settled(photos), now)
  await writeSources(tx, made.id, photos)
  await endDrafts(tx, { ownerId, code, name: words.name })
  return { outcome: 'created', photoProblems: photos.problems }
}

/** What is known of a pet whose photos could not be read. */
function withoutPhotos({ words, place, photos }: ImportedPet): DraftContent {
  const fields = Object.entries(wordFields(words)).filter(([, value]) => value !== '')
  return {
    fields: Object.fromEntries(fields),
    tags: words.tags,
    place,
    addresses: photos ?? [],
    missing: ['photos'],
  }
}

async function change(
  tx: WriteTx,
  { pet, photos, now }: RowWork,
  before: Awaited<ReturnType<typeof lockPet>>,
  present: PresentPet,
): Promise<Settled> {
  const [words, ownCode, place] = [
    changedWords(pet, present),
    changedCode(pet, present),
    changedPlace(pet, present),
  ]
  const hashes = photos && photos.hashes.length > 0 ? photos.hashes : present.photos
  const hasOtherPhotos =
    hashes.length !== present.photos.length || hashes.some((hash, at) => hash !== present.photos[at])
  const photoProblems = photos?.problems
  const isSame = Object.keys(words).length === 0 && ownCode === undefined && place === null && !hasOtherPhotos
  const reason = keptReason(present)
  if (reason !== null && !isSame) return { outcome: 'kept', reason }
  if (photos && reason === null) await writeSources(tx, present.id, photos)
  if (isSame) return { outcome: 'unchanged', photoProblems }
  const more = { ...(ownCode !== undefined && { ownCode }), ...place }
  await applyChange(tx, before, words, settled({ hashes }), now, more)
  return { outcome: 'updated', photoProblems }
}

const settled = ({ hashes }: { hashes: readonly string[] }): SettledPhotos => ({
  kept: hashes,
  added: hashes,
})

async function writeSources(tx: Tx, petId: number, { sources }: RowPhotos): Promise<void> {
  if (sources.length === 0) return
  await tx
    .insert(petPhotoSources)
    .values(sources.map((source) => ({ ...source, petId })))
    .onConflictDoUpdate({
      target: [petPhotoSources.petId, petPhotoSources.url],
      set: { digest: sql`excluded.digest`, hash: sql`excluded.hash` },
    })
}
