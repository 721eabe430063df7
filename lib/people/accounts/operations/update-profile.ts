import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Db } from '@/db/client'
import { cities, countries, users } from '@/db/schema'
import { type ProfileRecord, profileRecord, type profileSchema } from '@/lib/people/accounts/name-schema'
import { unfitNames } from '@/lib/people/accounts/names'
import { ONE_PHONE, unfitPhone } from '@/lib/people/accounts/phone-schema'
import { accountGone, isCityOf, listTagsOfAccount } from '@/lib/people/accounts/queries'
import { hasCaseOfPhone } from '@/lib/people/accounts/returning-queries'
import { storePhotoFile } from '@/lib/photos/uploads'
import { accountIdOf } from '@/lib/platform/actor'
import type { Context } from '@/lib/platform/context'
import { invalidFields } from '@/lib/platform/errors'
import { mergeEdit, type RecordWords } from '@/lib/platform/forms/merge-edit'
import type { RecordEdit } from '@/lib/platform/forms/record'
import { LIMITS } from '@/lib/platform/rate-limits/limits'
import { limit } from '@/lib/platform/rate-limits/operations'
import { type WriteTx, write } from '@/lib/platform/write'
import { PHONE_HAS_CASE } from '@/lib/text/copy/kept-cases'
import { holdsSeveralNumbers, parsePhoneNumber } from '@/lib/text/phone-number'
import { plainLine } from '@/lib/text/plain-text'
import type { Role } from '@/lib/text/vocabulary'
import { movePets } from './move-pets'

/**
 * Pets at home move along. @returns whether changes were kept that the form had not seen, and how many pets moved. @throws
 * DomainError unauthenticated; invalid (city, phone, names); RecordChanged; TooManyRequests.
 */
export async function updateProfile(
  ctx: Context,
  input: z.output<typeof profileSchema>,
  edit?: RecordEdit,
): Promise<{ merged: boolean; moved: number }> {
  if (!(await isCityOf(ctx.db, input.cityId, input.countryId))) throw withoutCity()
  let merged = false
  const moved = await saveProfile(ctx, async (present, tx) => {
    const result = await mergeEdit(profileRecord(input), profileRecord(present), edit, wordsFor(tx))
    const { place, ...fields } = result.fields
    merged = result.merged
    return { ...fields, ...place }
  })
  return { merged, moved }
}

const wordsFor = (tx: Db): RecordWords<ProfileRecord> => ({
  name: 'Nombres',
  lastName: 'Apellidos',
  phone: 'Teléfono',
  address: 'Dirección',
  place: { label: 'Ciudad', text: ({ cityId }) => (cityId === null ? '' : cityWords(tx, cityId)) },
})

async function cityWords(tx: Db, cityId: number): Promise<string> {
  const [row] = await tx
    .select({ city: cities.name, country: countries.name })
    .from(cities)
    .innerJoin(countries, eq(countries.id, cities.countryId))
    .where(eq(cities.id, cityId))
  return row ? `${row.city}, ${row.country}` : ''
}

type ProfileRow = Pick<typeof users.$inferSelect, (typeof FIELDS)[number]> & { role: Role }

const FIELDS = ['name', 'lastName', 'phone', 'address', 'countryId', 'cityId', 'photo'] as const
/** Others see only these fields of people, and all of foundations. */
const PUBLIC_FIELDS_OF_PEOPLE = ['name', 'lastName'] as const

/** Saves under a row lock; expires cached pages only if they show what changed. @returns how many pets moved along */
async function saveProfile(
  ctx: Context,
  changeOf: (present: ProfileRow, tx: Db) => Promise<Partial<ProfileRow>>,
): Promise<number> {
  const id = accountIdOf(ctx.actor)
  await limit(ctx, LIMITS.profileAccount, id)
  return write(ctx, async (tx) => {
    const [present] = await tx.select().from(users).where(eq(users.id, id)).for('update')
    if (!present) throw accountGone()
    const change = withPhoneNumber(present, await changeOf(present, tx))
    requireNames(present, change)
    await requirePhoneWithoutCase(tx, present, change, ctx.now)
    const publicFields = present.role === 'fundation' ? FIELDS : PUBLIC_FIELDS_OF_PEOPLE
    const isVisible = publicFields.some((field) => field in change && change[field] !== present[field])
    if (Object.keys(change).length > 0) await tx.update(users).set(change).where(eq(users.id, id))
    if (isVisible) tx.expire(...(await listTagsOfAccount(tx, id)))
    return movePets(tx, present, { from: present, to: { ...present, ...change }, now: ctx.now })
  })
}

/**
 * Saves a person's telephone with something else; call with their row locked. Null removes it.
 * @throws DomainError not_found; invalid (`phone`).
 */
export async function savePhone(tx: WriteTx, id: number, phone: string | null, now: Date): Promise<void> {
  const [present] = await tx.select().from(users).where(eq(users.id, id)).for('no key update')
  if (!present) throw accountGone()
  const change = withPhoneNumber(present, { phone })
  await requirePhoneWithoutCase(tx, present, change, now)
  await tx.update(users).set(change).where(eq(users.id, id))
}

async function requirePhoneWithoutCase(
  tx: Db,
  present: { phone: string | null; createdAt: Date },
  { phone }: Partial<ProfileRow>,
  now: Date,
): Promise<void> {
  if (phone === undefined || phone === present.phone) return
  const times = { accountSince: present.createdAt, now }
  if (await hasCaseOfPhone(tx, phone, times)) throw invalidFields({ phone: PHONE_HAS_CASE })
}

/** Stored as it is dialled from anywhere. One that was stored before, and is none by today's rules, may stay. */
function withPhoneNumber(present: ProfileRow, change: Partial<ProfileRow>): Partial<ProfileRow> {
  if (!change.phone) return change
  const isKept = present.phone !== null && change.phone === plainLine(present.phone)
  const { countryId } = isKept ? present : { ...present, ...change }
  const phone = parsePhoneNumber(change.phone, countryId)?.text ?? (isKept ? present.phone : null)
  if (phone === null) {
    const isOfSeveral = holdsSeveralNumbers(change.phone, countryId)
    throw invalidFields({ phone: isOfSeveral ? ONE_PHONE : unfitPhone(countryId) })
  }
  return { ...change, phone }
}

/** Those stored before, which later rules may refuse, may stay; whoever changes one of them is told of both. */
function requireNames(present: ProfileRow, { name, lastName }: Partial<ProfileRow>): void {
  const isKept = (typed: string | undefined, stored: string) =>
    typed === undefined || typed === plainLine(stored)
  if (isKept(name, present.name) && isKept(lastName, present.lastName)) return
  const fields = unfitNames({ role: present.role, name, lastName })
  if (Object.keys(fields).length > 0) throw invalidFields(fields)
}

const withoutCity = () => invalidFields({ cityId: 'Por favor selecciona una ciudad' })

export type ProfileChange = Partial<z.output<typeof profileSchema>>

/**
 * For API clients. A city of another country becomes null, except for foundations, which would lose their page. @throws
 * DomainError unauthenticated, not_found; invalid (`cityId`, names, phone); TooManyRequests.
 */
export async function patchProfile(ctx: Context, change: ProfileChange): Promise<void> {
  await saveProfile(ctx, async (present, tx) => {
    const { countryId, cityId } = { ...present, ...change }
    const fits = cityId !== null && countryId !== null && (await isCityOf(tx, cityId, countryId))
    if (present.role === 'fundation' && !fits) throw withoutCity()
    return { ...change, cityId: fits ? cityId : null }
  })
}

/** Null removes it. @throws DomainError unauthenticated; invalid or too_large; TooManyRequests. */
export async function changePicture(ctx: Context, file: File | null): Promise<void> {
  const photo = file && (await storePhotoFile(ctx, file))
  await saveProfile(ctx, async () => ({ photo }))
}
