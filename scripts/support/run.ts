import type { Child } from './child'
import { openDatabase, type ReadyDatabase } from './database'
import { readCommandLine, refuseWith } from './options'
import { sentenceOf } from './sentence'
import { type RunSettings, readRunSettings, requireFreePort, withoutServices } from './settings'
import { note, step } from './steps'
import { listenForStop, orStopped, Stopped } from './stop-signal'

type Run = {
  settings: RunSettings
  database: ReadyDatabase
  variables: Record<string, string>
  stop: AbortSignal
}

/**
 * Ctrl-C ends server and database in that order; exit code 0 after a requested stop. Services have local stand-ins, whatever
 * keys there are: the data may be a copy of real people's. `--real-services` uses the keys.
 */
export async function runLocally(
  title: string,
  command: string,
  serve: (run: Run) => Promise<Child>,
): Promise<void> {
  const usage = `
  ${command}                       con servicios de mentira: nada sale de aquí
  ${command} -- --real-services    con las claves de correo, pagos, archivos y avisos que haya
`
  const { values, positionals } = readCommandLine(usage, {
    'real-services': { type: 'boolean', default: false },
  })
  if (positionals.length > 0) refuseWith(usage)
  const isReal = values['real-services']
  const stop = listenForStop()
  console.log(`\n  Querencia · ${title}\n`)
  try {
    const settings = readRunSettings()
    if (!isReal) leaveOutServices()
    await requireFreePort(settings.port, settings.host, command)
    await withDatabase(settings, stop, async (database) => {
      const variables = { ...settings.variables, DATABASE_URL: database.url }
      const server = await serve({ settings, database, variables, stop })
      try {
        greet(settings, isReal)
        server.show()
        const code = await orStopped(stop, server.exited)
        throw new Error(`El servidor se detuvo solo (código ${code}).`)
      } finally {
        await server.stop()
      }
    })
  } catch (error) {
    if (!(error instanceof Stopped)) {
      console.error(`\n  ${sentenceOf(error)}\n`)
      process.exit(1)
    }
  }
  process.exit(0)
}

async function withDatabase(
  settings: RunSettings,
  stop: AbortSignal,
  work: (database: ReadyDatabase) => Promise<void>,
) {
  const database = await openDatabase(settings, stop)
  try {
    await work(database)
  } finally {
    if (stop.aborted) console.log('\n')
    if (settings.givenDatabaseUrl) await database.stop()
    else await step('Todo detenido; los datos quedan guardados', () => database.stop())
  }
}

function leaveOutServices(): void {
  const left = withoutServices(process.env)
  Object.assign(process.env, left)
  const names = Object.keys(left).join(', ')
  if (names !== '') note(`Sin ${names}: con -- --real-services se usan.`)
}

function greet({ variables }: RunSettings, isReal: boolean): void {
  console.log(`
  Abre  ${variables.SITE_URL}

  Cuentas de ejemplo (la contraseña de todas es Querencia1!)
    adopta@querencia.example      quiere adoptar
    publica@querencia.example     da mascotas en adopción
    fundacion@querencia.example   fundación aprobada
    pendiente@querencia.example   fundación que espera su aprobación
    admin@querencia.example       administra el sitio, con un código de ${variables.SITE_URL}/dev/codigo

  ${isReal ? 'Los servicios con clave son reales' : `Los correos no salen de aquí: léelos en ${variables.SITE_URL}/dev/correo`}

  Para terminar: Ctrl-C
`)
}
