import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/platform/env'
import { host } from '@/lib/platform/host'
import { logError, logFact, logInfo } from '@/lib/platform/log'
import { processSingleton } from '@/lib/platform/process-singleton'
import { MINUTE_MS } from '@/lib/text/durations'
import { readFolderId } from './folder-id'
import { Listener } from './listener'
import { instanceId } from './messages'
import { Connection } from './queries/connection'
import { tagMoments } from './tag-moments'
import { TagSync, type TagSyncProblem } from './tag-sync'

const SENTENCES: Record<Exclude<TagSyncProblem, 'unreadable'>, string> = {
  lagging: 'bus: changes made elsewhere may be missing, so kept pages count as expired',
  slow: 'bus: the database took too long to say what expired, and is asked over a new connection',
  silent: 'bus: the listening connection hears nothing and is replaced',
  pooler:
    'bus: the listening connection hears nothing although the database answers: set DATABASE_URL_DIRECT to an address without a pooler',
}

/** `files` names where an instance keeps them; null where it cannot tell. */
const announcementSchema = z.object({ instance: z.string(), files: z.string().nullable() })

export const busListener = (): Listener =>
  processSingleton(
    'bus listener',
    () =>
      new Listener(env.DATABASE_URL_DIRECT ?? env.DATABASE_URL, (error) => logError('bus listener', error)),
  )

/** Keeps this process in step with the others on its database; once. */
export async function startBus(): Promise<void> {
  if (!host().hearsBus) return
  const announcement = { instance: instanceId, files: await nameFileStore() }
  processSingleton(
    'tag sync',
    () =>
      new TagSync({
        listener: busListener(),
        queries: new Connection(env.DATABASE_URL),
        moments: tagMoments,
        announcement: JSON.stringify(announcement),
        onAnnouncement: warnOfOtherFiles(announcement),
        onProblem: reportProblems(),
      }),
  )
}

async function nameFileStore(): Promise<string | null> {
  if (env.BLOB_READ_WRITE_TOKEN) return 'blob'
  try {
    return await readFolderId(env.DATA_DIR)
  } catch (error) {
    logError('bus: DATA_DIR', error)
    return null
  }
}

function reportProblems() {
  const reportedAt = new Map<TagSyncProblem, number>()
  return (problem: TagSyncProblem, error?: unknown) => {
    const now = performance.now()
    if (now - (reportedAt.get(problem) ?? Number.NEGATIVE_INFINITY) < MINUTE_MS) return
    reportedAt.set(problem, now)
    if (problem === 'unreadable') logError('bus: expired tags', error)
    // Mended by ourselves, as may happen on a busy machine.
    else if (problem === 'slow' || problem === 'silent') logInfo(SENTENCES[problem], {})
    else logFact(SENTENCES[problem], {})
  }
}

/** Instances with folders of their own miss each other's photos: says so, once. */
function warnOfOtherFiles(own: z.output<typeof announcementSchema>) {
  let isSaid = false
  return (text: string) => {
    if (isSaid) return
    const other = announcementSchema.safeParse(parseJson(text)).data
    if (!other?.files || !own.files || other.files === own.files) return
    isSaid = true
    logFact(
      'bus: another instance keeps its files elsewhere, so photos uploaded there are missing here: share DATA_DIR or set BLOB_READ_WRITE_TOKEN on both',
      { instance: own.instance, other: other.instance },
    )
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
