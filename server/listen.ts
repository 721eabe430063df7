import type { Server } from 'node:http'
import { StartError } from '@/lib/platform/start-error'

/** @throws StartError where nobody can listen there. */
export function listen(server: Server, port: number, hostname: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = ({ code, message }: NodeJS.ErrnoException) =>
      reject(
        new StartError(
          code === 'EADDRINUSE'
            ? `PORT: el puerto ${port} ya está en uso (${code}): elige otro, o cierra lo que lo ocupa`
            : `PORT, HOSTNAME: no se puede escuchar en ${hostname}:${port} (${code ?? message})`,
        ),
      )
    server.once('error', fail)
    server.listen(port, hostname, () => {
      server.off('error', fail)
      resolve()
    })
  })
}
