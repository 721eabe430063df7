import { type SQL, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/postgres-js'
import postgres from 'postgres'
import { beforeAll, describe, expect, it } from 'vitest'
import { db } from '@/db/client'
import { storedPhotos } from '@/db/schema'
import { makePet, makeUser } from '@/db/seed/factories'
import { listDuplicatePetIds } from '@/lib/photos/queries'
import { addPhotos } from '@/tests/support/pets'

const NOISE = 5000
/** A hash with as many ones as zeros. */
const HALF = 0x3c5a_a5c3_3c5a_a5c3n

const bits = (...positions: number[]) => positions.reduce((mask, at) => mask | (1n << BigInt(at)), 0n)

/** Stores a photo of this perceptual hash on a pet of its own. @returns the pet's id. */
async function showPhoto(name: string, perceptualHash: bigint): Promise<number> {
  const row = { hash: name, width: 8, height: 6, blur: 'data:,' }
  await db.insert(storedPhotos).values({ ...row, perceptualHash: BigInt.asIntN(64, perceptualHash) })
  const pet = await makePet(db)
  await addPhotos(pet.id, name)
  return pet.id
}

const copiesOf = async (name: string) => listDuplicatePetIds(db, [name], (await makeUser(db)).id)

beforeAll(async () => {
  await db.execute(sql`insert into stored_photos (hash, width, height, blur, perceptual_hash)
    select 'noise-' || n, 8, 6, '', hashint8extended(n, 7) from generate_series(1, ${NOISE}) n`)
  await db.execute(sql`analyze stored_photos`)
})

describe('copies of a photo', () => {
  it('copies are found up to four differing bits, wherever they lie', async () => {
    const original = await showPhoto('original', HALF)
    // One bit in each of four bands, all four in one band, the sign bit among them.
    const near = [
      await showPhoto('spread', HALF ^ bits(0, 13, 26, 39)),
      await showPhoto('together', HALF ^ bits(60, 61, 62, 63)),
    ]
    await showPhoto('far', HALF ^ bits(0, 13, 26, 39, 52))
    await showPhoto('also-far', HALF ^ bits(1, 2, 3, 4, 5))
    expect(await copiesOf('original')).toEqual([original, ...near])
  })

  it('the band index finds the same copies as comparing every pair', async () => {
    // None to five bits of other photos flipped; 13 and 64 have no common factor, so the positions differ.
    await db.execute(sql`insert into stored_photos (hash, width, height, blur, perceptual_hash)
      select 'copy-' || n, 8, 6, '', hashint8extended(n, 7) # coalesce(
        (select bit_xor(1::bigint << ((n * 7 + at * 13) % 64)) from generate_series(1, n % 6) at), 0)
      from generate_series(1, 300) n`)
    const pairsWhere = (condition: SQL) =>
      db.execute(sql`
      select one.hash as one, other.hash as other from stored_photos one join stored_photos other on ${condition}
        and bit_count((one.perceptual_hash # other.perceptual_hash)::bit(64)) <= 4
      where one.hash like 'copy-%' order by 1, 2`)
    const banded = await pairsWhere(
      sql`perceptual_hash_bands(one.perceptual_hash) && perceptual_hash_bands(other.perceptual_hash)`,
    )
    // Each finds itself, and five in six the photo they were made from.
    expect(banded.length).toBeGreaterThanOrEqual(550)
    expect(banded).toEqual(await pairsWhere(sql`true`))
  })

  it('a picture without contrast has no copies', async () => {
    await showPhoto('grey', bits(0, 1, 2))
    await showPhoto('grey-too', bits(0, 1))
    expect(await copiesOf('grey')).toHaveLength(1)
  })

  it('finding copies uses the band index instead of reading every photo', async () => {
    const queries: { text: string; params: unknown[] }[] = []
    const logger = { logQuery: (text: string, params: unknown[]) => queries.push({ text, params }) }
    const client = postgres(process.env.DATABASE_URL ?? '', { max: 1 })
    try {
      await listDuplicatePetIds(drizzle(client, { logger }), ['noise-1'], 1)
      const [near] = queries
      const plan = await client.unsafe(`explain ${near?.text}`, near?.params as string[])
      expect(JSON.stringify(plan)).toContain('stored_photos_bands')
      expect(JSON.stringify(plan)).not.toContain('Seq Scan on stored_photos')
    } finally {
      await client.end()
    }
  })
})
