import { env } from './env'
import { FRAMEWORK_ALONE, type HostAnswers, hostAnswers, type ServerRole } from './host-answers'
import { processSingleton } from './process-singleton'

/** Set by the server program before the framework starts. */
export const serverRole = processSingleton('server role', (): ServerRole => ({ ...FRAMEWORK_ALONE }))

/** What this process does, and what others do in its place. */
export const host = (): HostAnswers => hostAnswers(env, serverRole)
