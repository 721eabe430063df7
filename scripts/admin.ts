import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Db } from '@/db/client'
import { isPhotoFileName } from '@/lib/photos/file-names'
import { openExistingDatabase } from './support/database'
import { parseOptions } from './support/options'
import { sentenceOf } from './support/sentence'
import { readRunSettings, variablesOfSite } from './support/settings'

const USAGE = `
  npm run admin -- grant correo                da a esa cuenta el rol de administración
  npm run admin -- revoke correo               se lo quita
  npm run admin -- reset-second-factor correo  le quita la aplicación y los códigos de recuperación
  npm run admin -- suspend correo "motivo"     suspende esa cuenta y le escribe el motivo
  npm run admin -- restore correo "motivo"     la restaura y le escribe el motivo
  npm run admin -- import-account --file export.json --email correo
                                               crea una cuenta con los datos que alguien descargó
  npm run --silent admin -- breach --since 2026-11-01 --table users
                                               escribe en CSV de quién son los datos de esa tabla, con el aviso por país
`

/** There is no way to the staff role over HTTP. */
async function main(args: string[]): Promise<void> {
  const command = parseCommand(args)
  const settings = readRunSettings()
  const database = await openExistingDatabase(settings)
  try {
    Object.assign(process.env, variablesOfSite(settings), { DATABASE_URL: database.url })
    const { createDb } = await import('@/db/client')
    const db = createDb(database.url, { max: 1 })
    try {
      await print(await run(db, command))
    } finally {
      await db.$client.end()
    }
  } finally {
    await database.stop()
  }
}

type Command =
  | { action: 'grant' | 'revoke' | 'reset-second-factor'; email: string }
  | { action: 'suspend' | 'restore'; email: string; reason: string }
  | { action: 'breach'; since: string; table: string }
  | { action: 'import-account'; file: string; email: string }

function parseCommand(words: string[]): Command {
  const [action, email, reason, ...rest] = words
  const concerned = action === 'breach' && parseOptions(words.slice(1), ['since', 'table'])
  if (concerned) return { action: 'breach', ...concerned }
  const imported = action === 'import-account' && parseOptions(words.slice(1), ['file', 'email'])
  if (imported) return { action: 'import-account', ...imported }
  if (email && rest.length === 0) {
    const isAlone = action === 'grant' || action === 'revoke' || action === 'reset-second-factor'
    if (isAlone && reason === undefined) return { action, email }
    if ((action === 'suspend' || action === 'restore') && reason) return { action, email, reason }
  }
  throw new Error(USAGE)
}

/** Awaits a pipe: a long list is not cut when the process ends. */
const print = (text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    process.stdout.write(`${text}\n`, (error) => (error ? reject(error) : resolve()))
  })

async function run(db: Db, command: Command): Promise<string> {
  const now = new Date()
  if (command.action === 'breach') {
    const [{ listConcerned }, { breachCsv, parseDay }] = await Promise.all([
      import('@/lib/privacy/breach/queries'),
      import('@/lib/privacy/breach/report'),
    ])
    const { table } = command
    return breachCsv(await listConcerned(db, { table, since: parseDay(command.since, now), now })).trimEnd()
  }
  if (command.action === 'import-account') return runImport(db, command, now)
  const { email } = command
  if (command.action === 'reset-second-factor') {
    const { resetSecondFactorOf } = await import('@/lib/people/second-factor/reset-operations')
    await resetSecondFactorOf(db, { email, now })
    return `  ${email} configura una aplicación nueva la próxima vez que ingresa. Sus sesiones se cerraron y le escribimos.`
  }
  if (!('reason' in command)) {
    const { grantAdmin, revokeAdmin } = await import('@/lib/moderation/staff/accounts/role-operations')
    await (command.action === 'grant' ? grantAdmin : revokeAdmin)(db, { email, now })
    const done = command.action === 'grant' ? 'ahora administra el sitio' : 'ya no administra el sitio'
    return `  ${email} ${done}. Sus sesiones se cerraron: tiene que volver a ingresar.`
  }
  const { changeSuspension } = await import('@/lib/moderation/staff/accounts/account-state-operations')
  const suspends = command.action === 'suspend'
  const id = await changeSuspension(db, { email, reason: command.reason, suspends, now })
  const done = suspends
    ? 'está suspendida. Sus sesiones se cerraron y le escribimos el motivo.'
    : 'está activa otra vez y le escribimos el motivo.'
  return `  La cuenta ${email} ${done}\n  ${await refreshServer(id)}`
}

async function runImport(
  db: Db,
  { file, email }: { file: string; email: string },
  now: Date,
): Promise<string> {
  const [{ importAccount }, { downloadPhoto }] = await Promise.all([
    import('@/lib/privacy/import/operations'),
    import('@/lib/photos/remote-photo'),
  ])
  const download = photosBeside(file, downloadPhoto)
  const { id, pets, missing, withdrawn, leftOut } = await importAccount(db, {
    data: readExportFile(file),
    email,
    now,
    download,
  })
  return [
    `  La cuenta ${email} existe, con ${pets} ${pets === 1 ? 'mascota' : 'mascotas'}. Para entrar, su dueño pide una contraseña en “Olvidaste tu contraseña”.`,
    ...missing.map(({ url, reason }) => `  Falta la foto ${url}: ${reason}`),
    ...(withdrawn.length > 0
      ? [`  Sin foto, quedan retiradas hasta que su dueño agregue una: ${withdrawn.join(', ')}.`]
      : []),
    ...(leftOut.length > 0 ? [`  No se tomaron del archivo: ${leftOut.join(', ')}.`] : []),
    `  ${await refreshServer(id)}`,
  ].join('\n')
}

/** Its cached pages live in its own process. */
async function refreshServer(accountId: number): Promise<string> {
  const [{ ownSchedulerKey }, { absoluteUrl }] = await Promise.all([
    import('@/lib/platform/secrets'),
    import('@/lib/platform/http/absolute-url'),
  ])
  const url = absoluteUrl(`/api/cron/account?id=${accountId}`)
  const answer = await fetch(url, {
    headers: { authorization: `Bearer ${ownSchedulerKey()}` },
    signal: AbortSignal.timeout(10_000),
  }).catch(() => null)
  return answer?.ok
    ? 'Sus páginas y listas ya lo muestran.'
    : `El sitio no respondió en ${new URL(url).origin}: si está en marcha, sus páginas lo muestran en diez minutos.`
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(`\n  ${sentenceOf(error)}\n`)
  process.exitCode = 1
}

/** @throws Error in Spanish when there is no such file, or no JSON in it. */
function readExportFile(file: string): unknown {
  if (!existsSync(file)) throw new Error(`No hay ningún archivo ${file}.`)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error(`El archivo ${file} no es JSON: usa el que se descarga en “Mis datos”.`)
  }
}

/** Takes photos that lie beside the export, by the last part of their address, and downloads the others. */
function photosBeside(file: string, download: (address: string) => Promise<Buffer>) {
  const folder = path.dirname(file)
  return async (address: string): Promise<Buffer> => {
    const name = path.posix.basename(new URL(address).pathname)
    const beside = path.join(folder, name)
    return isPhotoFileName(name) && existsSync(beside) ? readFile(beside) : download(address)
  }
}
