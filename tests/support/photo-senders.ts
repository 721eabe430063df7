import { db } from '@/db/client'
import { makeUser } from '@/db/seed/factories'
import { fileStore } from '@/lib/integrations/files/store'
import { photoFileNames } from '@/lib/photos/names'
import { makeContext, type TestContext } from '@/tests/support/context'

const HOUR = 3_600_000

/** A moment so many hours from now. */
export const later = (hours: number): Date => new Date(Date.now() + hours * HOUR)

/** A new account, with the context of a request of its own. */
export async function newSender(): Promise<{ id: number; ctx: TestContext }> {
  const { id } = await makeUser(db)
  return { id, ctx: makeContext({ kind: 'user', id, confirmed: true }) }
}

/** Whether the file store has a file of this name. */
export const isStored = async (name: string): Promise<boolean> => (await fileStore.get(name)) !== null

/** Of each file of a photo, whether it is there. */
export const hasFiles = (hash: string): Promise<boolean[]> =>
  Promise.all(Object.values(photoFileNames(hash)).map(isStored))
