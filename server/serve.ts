import { createServer, type Server } from 'node:http'
import type { Configuration } from './configuration'
import { startFramework } from './framework'
import { answerWith } from './request'

/** Serves until a signal to stop. @throws Error when the framework does not start or the port is taken. */
export async function serve(configuration: Configuration): Promise<void> {
  const { port, hostname } = configuration
  const framework = await startFramework(configuration)
  const server = createServer(answerWith(framework.handle))
  await listen(server, port, hostname)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      server.close(() => framework.close().finally(() => process.exit(0)))
      server.closeIdleConnections()
    })
  }
}

function listen(server: Server, port: number, hostname: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, hostname, () => {
      server.off('error', reject)
      resolve()
    })
  })
}
