import type { Db } from '@/db/client'
import { dossiers, foundations, matches, pets, users } from '@/db/schema'
import { parseEmail, trimEmail } from '@/lib/people/accounts/email'
import { whyReserved } from '@/lib/people/accounts/email-change-queries'
import { isCityOf, isEmailTaken } from '@/lib/people/accounts/queries'
import { copyConsents } from '@/lib/people/consents/operations'
import { checkTextHold } from '@/lib/pets/hold'
import { writePhotos } from '@/lib/pets/operations/pet-photos'
import { requireCatalogued } from '@/lib/pets/operations/pet-values'
import { decodePhoto } from '@/lib/photos/decoder'
import { storePhoto } from '@/lib/photos/operations'
import { insertAudit } from '@/lib/platform/audit/operations'
import { tagsTouchedBy } from '@/lib/platform/bus/cache-tags'
import { DomainError } from '@/lib/platform/errors'
import { type WriteTx, write } from '@/lib/platform/write'
import type { PetStatus } from '@/lib/text/vocabulary'
import { type ExportedAccount, exportSchema, LEFT_OUT } from './schema'

interface Import {
  /** The export, as read from JSON. */
  data: unknown
  email: string
  now: Date
  /** @throws DomainError invalid, too_large. */
  download: (address: string) => Promise<Buffer>
}

interface ImportedAccount {
  id: number
  pets: number
  /** Photos that could not be had, and why: the rest is there without them. */
  missing: { url: string; reason: string }[]
  /** Names of pets that lack a photo: they are withdrawn until their owner adds one. */
  withdrawn: string[]
  /** 'favoritos (4)': what the file has and the account does not. */
  leftOut: string[]
}

/**
 * Makes an account of nothing but an export: profile, dossier, adopter profile, consents and objections, pets with their photos. It has no
 * password and no confirmed address: its owner asks for a password, which proves the mailbox. Foundations wait for
 * staff again, and holds and blocks of pets stay; a promised pet is adoptable, as its request is of the other account, and one whose
 * photos cannot be had is withdrawn, as none that looks for a family is public without. Requests, conversations and donations belong
 * to others too and stay behind; of them and of what else is left out the answer has the count. Command line only.
 * @throws DomainError invalid for a file that is no export, or of a suspended or blocked account or one of staff, and for an e-mail
 *   that cannot serve; conflict for one that is taken.
 */
export async function importAccount(
  db: Db,
  { data, email: typed, now, download }: Import,
): Promise<ImportedAccount> {
  const file = readExport(data)
  const email = await requireFreeEmail(db, typed, now)
  await requirePlaces(db, file)
  for (const pet of file.pets) await requireCatalogued(db, pet)
  const { hashes, missing } = await storePhotos(db, file, download)
  // Nothing is cached here. Nobody compares the photos with other accounts': the former one may have them.
  const ctx = { db, now, expire: () => {}, defer: () => {} }
  return write(ctx, async (tx) => {
    const id = await insertAccount(tx, file, { email, photo: hashes.get(file.account.picture ?? '') ?? null })
    const withdrawn: string[] = []
    for (const pet of file.pets) {
      const photos = photosOf(file, pet.id, hashes)
      const status = importedStatus(pet.status, photos)
      if (status === 'inactivo' && pet.status !== status) withdrawn.push(pet.name)
      await insertPet(tx, { ...pet, status, ownerId: id }, photos, file, now)
    }
    const subject = `${file.account.role === 'fundation' ? 'foundation' : 'user'}:${id}` as const
    await insertAudit(tx, { actorId: null, action: 'account.import', subject, createdAt: now })
    return { id, pets: file.pets.length, missing, withdrawn, leftOut: leftOut(file) }
  })
}

/** None without a photo looks for a family; an adopted one is shown without. */
const importedStatus = (status: PetStatus, photos: readonly string[]): PetStatus => {
  if (status !== 'adoptable' && status !== 'en proceso') return status
  return photos.length > 0 ? 'adoptable' : 'inactivo'
}

const leftOut = (file: ExportedAccount): string[] =>
  (Object.keys(LEFT_OUT) as (keyof typeof LEFT_OUT)[]).flatMap((part) =>
    file[part].length > 0 ? [`${LEFT_OUT[part]} (${file[part].length})`] : [],
  )

function readExport(data: unknown): ExportedAccount {
  const read = exportSchema.safeParse(data)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const where = issue?.path.join('.') ?? ''
  if (where === 'account.suspendedAt')
    throw new DomainError('invalid', 'Esa cuenta está suspendida: primero se restaura.')
  if (where === 'account.blockedAt')
    throw new DomainError('invalid', 'Esa cuenta está bloqueada: primero termina el bloqueo.')
  if (where === 'account.role')
    throw new DomainError('invalid', 'Es la cuenta de alguien del equipo: esas no se importan.')
  throw new DomainError('invalid', `El archivo no es una exportación de Querencia: revisa “${where}”.`)
}

async function requireFreeEmail(db: Db, typed: string, now: Date): Promise<string> {
  const parsed = parseEmail(trimEmail(typed))
  if (!('email' in parsed)) throw new DomainError('invalid', parsed.error ?? 'Ingresa un email válido')
  const { email } = parsed
  if (await isEmailTaken(db, email)) throw new DomainError('conflict', 'Ese correo ya tiene una cuenta.')
  const reserved = await whyReserved(db, email, now)
  if (reserved) throw new DomainError('conflict', reserved)
  return email
}

/** Numbers of cities are this catalogue's: another installation may count otherwise. */
async function requirePlaces(db: Db, { account, pets }: ExportedAccount): Promise<void> {
  for (const { cityId, countryId } of [account, ...pets]) {
    if (cityId === null && countryId !== null) continue
    if (cityId === null || (countryId !== null && (await isCityOf(db, cityId, countryId)))) continue
    throw new DomainError('invalid', `No conocemos la ciudad ${cityId} del archivo.`)
  }
}

/** Takes seconds: before the transaction. What is left over by a failure is swept. */
async function storePhotos(db: Db, { account, photos }: ExportedAccount, download: Import['download']) {
  const hashes = new Map<string, string>()
  const missing: ImportedAccount['missing'] = []
  for (const url of new Set([
    ...(account.picture ? [account.picture] : []),
    ...photos.map((one) => one.url),
  ])) {
    try {
      const photo = await decodePhoto(await download(url))
      await storePhoto(db, photo)
      hashes.set(url, photo.hash)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
      missing.push({ url, reason: error.message })
    }
  }
  return { hashes, missing }
}

const photosOf = (
  { photos }: ExportedAccount,
  petId: number,
  hashes: ReadonlyMap<string, string>,
): string[] =>
  photos
    .filter((photo) => photo.petId === petId)
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ url }) => hashes.get(url) ?? [])

async function insertAccount(
  tx: WriteTx,
  { account, foundation: [foundation], dossier: [dossier], match: [match], consents }: ExportedAccount,
  own: { email: string; photo: string | null },
): Promise<number> {
  const { picture: _, suspendedAt: __, blockedAt: ___, ...profile } = account
  const [row] = await tx
    .insert(users)
    .values({ ...profile, ...own })
    .onConflictDoNothing()
    .returning({ id: users.id })
  if (!row) throw new DomainError('conflict', 'Ese correo ya tiene una cuenta.')
  const userId = row.id
  if (foundation && account.role === 'fundation')
    await tx.insert(foundations).values({ userId, ...foundation })
  if (dossier) await tx.insert(dossiers).values({ userId, ...dossier })
  if (match) await tx.insert(matches).values({ userId, ...match })
  // Stories stay behind: what was said about them is of the other account.
  await copyConsents(
    tx,
    userId,
    consents.filter(({ purpose }) => purpose !== 'historias'),
  )
  return userId
}

async function insertPet(
  tx: WriteTx,
  { id: _, ...pet }: ExportedAccount['pets'][number] & { ownerId: number },
  photos: string[],
  { account }: ExportedAccount,
  now: Date,
): Promise<void> {
  const [row] = await tx
    .insert(pets)
    .values({
      ...pet,
      // A file can be edited: what nobody held is read again.
      ...(pet.heldAt === null && checkTextHold(pet, account.role, now)),
      updatedAt: now,
    })
    .returning()
  if (!row) throw new Error('The pet was not written')
  await writePhotos(tx, row, { kept: null, added: photos })
  tx.expire(...tagsTouchedBy(null, { ...row, ownerRole: account.role }))
}
