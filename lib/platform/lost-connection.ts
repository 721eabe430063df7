const NULL_WRITE = "Cannot read properties of null (reading 'write')"
/** The framework's build and Node name it differently. */
const IN_CLIENT = /node_modules[_/]postgres[_/]/

/**
 * postgres 3.4.9 writes, in a timer of its own, to the socket of a connection that was closed meanwhile. Nobody can catch
 * it, nothing but that connection is lost, and whoever waits for it is told by the deadline (`db/guarded-client`).
 */
export function isLostConnection(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false
  const [message, frame = ''] = error.stack?.split('\n') ?? []
  return message === `TypeError: ${NULL_WRITE}` && IN_CLIENT.test(frame)
}

export const LOST_CONNECTION = 'database: a connection was closed while something was sent'
