interface HostSettings {
  WORKERS: 'in-process' | 'cron'
  SEARCH_ENGINE: 'auto' | 'sql' | 'memory'
  PAGE_CACHE_DISK_MB: number
}

export interface ServerRole {
  isFirst: boolean
  /** Pages are kept by the server program, not by the framework. */
  keepsPages: boolean
  /** Stops after the requests it has: whoever chooses between servers should choose another. */
  isDraining: boolean
}

/** Without the server program, on serverless hosts and in development: one process, and the framework keeps pages. */
export const FRAMEWORK_ALONE: Readonly<ServerRole> = { isFirst: true, keepsPages: false, isDraining: false }

export interface HostAnswers {
  /** Sends mail and imports by workers of its own; else within the requests that ask for it, or to `/api/cron`. */
  runsWorkers: boolean
  /** Calls the scheduled tasks itself; else a scheduler has to, with `CRON_SECRET`. Of several processes one does. */
  runsSchedule: boolean
  /** Hears at once which tags other instances expire; else kept pages follow their changes after ten minutes. */
  hearsBus: boolean
  /** May keep an index of pets in memory, which follows their changes by itself. */
  searchesInMemory: boolean
  /** Needs an address of the database without a pooler, through which LISTEN hears nothing. */
  listens: boolean
  /** The server program keeps pages, and knows when the work on each began; else a tag has to expire twice. */
  keepsPages: boolean
  /** Pages outlast the process; only where the tags that expired meanwhile are read back can they be judged. */
  keepsPagesOnDisk: boolean
}

/**
 * What a process does, by its settings and its role. What the server program does besides (compress, stamp addresses,
 * limit forms and rendering, decode photos apart) is not done without it, or left to the platform: decision 0057.
 */
export function hostAnswers(settings: HostSettings, role: ServerRole = FRAMEWORK_ALONE): HostAnswers {
  const isLongLived = settings.WORKERS === 'in-process'
  const { SEARCH_ENGINE } = settings
  const searchesInMemory = SEARCH_ENGINE === 'memory' || (SEARCH_ENGINE === 'auto' && isLongLived)
  return {
    runsWorkers: isLongLived,
    runsSchedule: isLongLived && role.isFirst,
    hearsBus: isLongLived,
    searchesInMemory,
    listens: isLongLived || searchesInMemory,
    keepsPages: role.keepsPages,
    keepsPagesOnDisk: role.keepsPages && isLongLived && settings.PAGE_CACHE_DISK_MB > 0,
  }
}
