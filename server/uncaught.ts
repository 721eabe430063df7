import { logError } from '@/lib/log'

/**
 * postgres 3.4.9 writes, in a timer of its own, to the socket of a connection that was closed meanwhile. Nobody can catch
 * it, nothing but that connection is lost, and whoever waits for it is told by the deadline (`db/guarded-client`).
 */
const isLostConnection = (error: unknown): boolean =>
  error instanceof TypeError && error.message === "Cannot read properties of null (reading 'write')"

/** Logs what nobody caught, and ends the process with code 1 unless it is known to be harmless. */
export function handleUncaught(error: unknown, exit: (code: number) => void = process.exit): void {
  logError('uncaught', error)
  if (!isLostConnection(error)) exit(1)
}
