import { processSingleton } from './process-singleton'

interface ServerRole {
  /** Of several processes of one server, one runs the scheduled tasks. */
  runsSchedule: boolean
  /** Stops after the requests it has: whoever chooses between servers should choose another. */
  isDraining: boolean
}

/** Set by the server program before the framework starts; without it there is one process, which does everything. */
export const serverRole = processSingleton(
  'server role',
  (): ServerRole => ({
    runsSchedule: true,
    isDraining: false,
  }),
)
