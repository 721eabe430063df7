import { readFileSync } from 'node:fs'
import path from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { db } from '@/db/client'
import { MIGRATIONS_FOLDER } from '@/db/migrate'
import { foundations } from '@/db/schema'
import { makeFoundation } from '@/db/seed/factories'
import { NETWORKS, type Network, parseHandle } from '@/lib/foundations/links'

const statements = readFileSync(path.join(MIGRATIONS_FOLDER, '0078_handles-that-are-none.sql'), 'utf8').split(
  '--> statement-breakpoint',
)

it('the migration forgets words of a network that an earlier release took for an account, and no account', async () => {
  const kinds: Record<Network, string>[] = [
    { instagram: 'reel', facebook: 'share', tiktok: 'video' },
    { instagram: 'Stories', facebook: 'story.php', tiktok: 't' },
    { instagram: 'p', facebook: 'people', tiktok: 'tag' },
    { instagram: 'pres.s', facebook: 'sharepets', tiktok: 'tigre' },
    { instagram: 'patitas_del_sur', facebook: '100064812345678', tiktok: 'patitas.sur' },
  ]
  const made = await Promise.all(kinds.map((handles) => makeFoundation(db, handles)))
  for (const statement of statements) await db.execute(sql.raw(statement))
  for (const [at, handles] of kinds.entries()) {
    const [row] = await db
      .select()
      .from(foundations)
      .where(eq(foundations.userId, made[at]?.user.id ?? 0))
    for (const network of NETWORKS) expect(row?.[network]).toBe(parseHandle(network, handles[network]))
  }
})
