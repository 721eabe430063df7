import { setTimeout as wait } from 'node:timers/promises'
import { frameworkServer, productionVariables, serverProgram } from './build'
import { type Child, startNode } from './child'
import { FEWER_ARENAS, heapLimitMb } from './heap-limit.mjs'
import { NEXT } from './settings'
import { orStopped } from './stop-signal'

type ServerOptions = {
  port: number
  host: string
  variables: Record<string, string>
  /** Where the build lies, if that is not the project. */
  root?: string
  stop: AbortSignal
}

/** `SERVER=framework`: without our server program. @throws with its output when it does not answer. */
export function serveBuild(distDir: string, options: ServerOptions): Promise<Child> {
  const { port, host, variables } = options
  const isFramework = (variables.SERVER ?? process.env.SERVER) === 'framework'
  const program = isFramework ? frameworkServer(distDir) : serverProgram(distDir, options.root)
  const server = startNode([`--max-old-space-size=${heapLimitMb()}`, program], {
    ...FEWER_ARENAS,
    WEB_CONCURRENCY: process.env.WEB_CONCURRENCY || '1',
    ...variables,
    ...productionVariables(distDir),
    // Containers set HOSTNAME to a name of their own.
    HOSTNAME: host,
    PORT: String(port),
  })
  return untilItAnswers(server, options)
}

/** @throws with its output when it does not answer. */
export function serveSources(options: ServerOptions): Promise<Child> {
  const { port, host, variables } = options
  const server = startNode([NEXT, 'dev', '--port', String(port), '--hostname', host], {
    ...variables,
    NODE_ENV: 'development',
    NEXT_TELEMETRY_DISABLED: '1',
  })
  return untilItAnswers(server, options)
}

/** Before that another server may answer at the port. */
const READY = /\bReady in \d/

async function untilItAnswers(server: Child, { port, host, stop }: ServerOptions): Promise<Child> {
  let code: number | null = null
  server.exited.then((exitCode) => {
    code = exitCode
  })
  const address = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
  try {
    for (;;) {
      if (code !== null)
        throw new Error(`El servidor se detuvo al arrancar (código ${code}):\n${server.output()}`)
      const probe = fetch(`http://${address.includes(':') ? `[${address}]` : address}:${port}/robots.txt`)
      const answered = await orStopped(
        stop,
        probe.then(
          () => true,
          () => false,
        ),
      )
      if (answered && READY.test(server.output())) return server
      await orStopped(stop, wait(100))
    }
  } catch (error) {
    await server.stop()
    throw error
  }
}
