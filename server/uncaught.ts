import { isLostConnection, LOST_CONNECTION, logError, logInfo } from '@/lib/platform/log'

/** Logs what nobody caught, and ends the process with code 1 unless it is known to be harmless. */
export function handleUncaught(error: unknown, exit: (code: number) => void = process.exit): void {
  if (isLostConnection(error)) {
    logInfo(LOST_CONNECTION, {})
    return
  }
  logError('uncaught', error)
  exit(1)
}
