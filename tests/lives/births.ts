import {
  consents,
  emailChanges,
  emailTokens,
  externalIdentities,
  foundations,
  knownIps,
  users,
} from '@/db/schema'
import { cityNamed } from '@/db/seed/demo/places'
import { randomFrom } from '@/db/seed/random'
import { DAY_MS } from '@/lib/text/durations'
import { codeOf, emailOf, type Life, phoneOf, type World } from './world'

const HOME = cityNamed('ECU', 'Quito')
const FOUNDATIONS = 0.12
const UNCONFIRMED = 0.1
const LEAVING = 0.55

/** When each life begins and ends; later lives have less of it. @param steps of the clock. */
export function planLives(
  { count, seed, first = 0 }: { count: number; seed: number; first?: number },
  steps: number,
): Omit<Life, 'id'>[] {
  const random = randomFrom(`lives ${seed}`)
  return Array.from({ length: count }, (_, at) => {
    const n = first + at
    const born = random.integer(0, Math.floor(steps * 0.6))
    const leaves = random.chance(LEAVING) ? random.integer(born, steps - 1) : null
    const kind = random.chance(FOUNDATIONS) ? 'foundation' : 'person'
    const confirmed = !random.chance(UNCONFIRMED)
    return {
      n,
      code: codeOf(n),
      kind,
      confirmed,
      suspended: false,
      gone: false,
      born,
      leaves: confirmed ? leaves : null,
    }
  })
}

/** Registers them, as the forms would without hashing passwords, which takes a core a tenth of a second each. */
export async function register(world: World, planned: readonly Omit<Life, 'id'>[]): Promise<Life[]> {
  if (planned.length === 0) return []
  const { db, now } = world
  const rows = await db
    .insert(users)
    .values(
      planned.map((life) => ({
        email: emailOf(life),
        name: `Ana ${life.code}`,
        lastName: `Paz ${life.code}`,
        phone: phoneOf(life),
        address: `Calle ${life.code}`,
        role: life.kind === 'person' ? ('user' as const) : ('fundation' as const),
        countryId: HOME.countryId,
        cityId: HOME.id,
        emailVerifiedAt: life.confirmed ? now : null,
        createdAt: now,
      })),
    )
    .returning({ id: users.id })
  const lives = planned.map((life, at) => ({ ...life, id: rows[at]?.id ?? 0 }))
  await db.insert(emailTokens).values(
    lives.map(({ id, code }) => ({
      tokenHash: `huella ${code} ${id}`,
      userId: id,
      purpose: 'confirm-email' as const,
      expiresAt: new Date(now.getTime() + DAY_MS),
      createdAt: now,
    })),
  )
  await db.insert(emailChanges).values(
    lives.map(({ id, code }) => ({
      tokenHash: `otra huella ${code} ${id}`,
      userId: id,
      email: `otro-${code}-${id}@correo.example`,
      expiresAt: new Date(now.getTime() + DAY_MS),
      createdAt: now,
    })),
  )
  await db
    .insert(knownIps)
    .values(lives.map(({ id, code }) => ({ userId: id, ipHash: code, lastUsedAt: now })))
  const said = { purpose: 'avisos' as const, version: 1, givenAt: now, how: 'form' as const }
  await db.insert(consents).values(lives.map(({ id }) => ({ userId: id, ...said })))
  await db.insert(externalIdentities).values(
    lives.map(({ id, code }) => ({
      issuer: 'https://proveedor.example',
      subject: code,
      userId: id,
      createdAt: now,
    })),
  )
  const shelters = lives.filter(({ kind }) => kind === 'foundation')
  if (shelters.length > 0)
    await db.insert(foundations).values(
      shelters.map(({ id, code, confirmed }) => ({
        userId: id,
        name: `Refugio ${code}`,
        mission: `Cuidamos a ${code}`,
        website: `https://${code}.example`,
        instagram: code,
        adoptionPolicy: `Primero escribe a ${code}`,
        ...(confirmed ? { status: 'aprobada' as const, decidedAt: now, decidedBy: world.staff[0] } : {}),
        decisionReason: confirmed ? `Los papeles de ${code} están en regla` : null,
        createdAt: now,
      })),
    )
  world.lives.push(...lives)
  return lives
}
