import { readFileSync } from 'node:fs'
import path from 'node:path'
import { newClaims, sealToken } from '@/lib/platform/session/jwt'
import { listFiles } from '@/scripts/support/fingerprint'
import { PROJECT_ROOT } from '@/scripts/support/settings'
import { cookieOf, get } from '@/tests/support/api'
import { inSiteDatabase } from '@/tests/support/site'
import type { JsonSchema } from './bodies'
import { findForms } from './forms'
import { EXAMPLES, type Material } from './generate'

/** The demo's accounts of every kind, whose pages are read for forms. */
const READERS = [1, 2, 3, 4, 5, 60]
/** So many accounts are signed in at a time. */
const VISITORS = 40

/** @param distDir the build that is served. */
export async function readMaterial(distDir: string, cronSecret: string): Promise<Material> {
  const cookies = [null, ...(await Promise.all(READERS.map(cookieOf)))]
  return {
    forms: await findForms(EXAMPLES, cookies),
    writes: await readWrites(),
    actionIds: readActionIds(distDir),
    staticFiles: readStaticFiles(distDir),
    visitors: await readVisitors(),
    cronSecret,
  }
}

interface OpenApi {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, { schema: JsonSchema }> } }>>
}

async function readWrites(): Promise<Material['writes']> {
  const { paths } = (await get('/openapi.json')).body as OpenApi
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]) => {
      const schema = Object.values(requestBody?.content ?? {})[0]?.schema
      return schema ? [{ method: method.toUpperCase(), pattern: `/api/v1.0${path}`, schema }] : []
    }),
  )
}

function readActionIds(distDir: string): string[] {
  const manifest = path.join(PROJECT_ROOT, distDir, 'server/server-reference-manifest.json')
  return Object.keys((JSON.parse(readFileSync(manifest, 'utf8')) as { node: object }).node)
}

function readStaticFiles(distDir: string): string[] {
  const built = listFiles(`${distDir}/static`).map(
    (file) => `/_next/static${file.slice(`${distDir}/static`.length)}`,
  )
  const images = ['/_next/image?url=%2Ficon-192.png&w=64&q=75', '/_next/image?url=%2F%2Fevil.example&w=1&q=1']
  return [...built, ...listFiles('public').map((file) => file.slice('public'.length)), ...images]
}

/** Requests sign people out, suspend and delete them: read again from time to time. */
export async function readVisitors(): Promise<Material['visitors']> {
  const accounts = await inSiteDatabase(
    (sql) => sql<{ id: number; sessionVersion: number }[]>`
      (select id, session_version as "sessionVersion" from users where id <= 5)
      union all
      (select id, session_version from users where id > 5 order by random() limit ${VISITORS})`,
  )
  return Promise.all(
    accounts.map(async (account) => {
      const claims = newClaims(account, { secondFactor: true })
      return {
        cookie: (await cookieOf(account.id)).replace(/=.*/, `=${await sealToken('cookie', claims)}`),
        token: await sealToken('bearer', claims),
      }
    }),
  )
}
