import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const FILE = 'folder-id'
/** Only processes that start together on what a crash left need more than two. */
const MAX_ATTEMPTS = 10

/** Names a folder for everybody who shares it, by a random text in a file. @throws the file system's error. */
export async function readFolderId(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, FILE)
  const draft = `${file}.${randomUUID()}`
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
    const id = await readFile(file, 'utf8').catch(unless('ENOENT'))
    if (id) return id
    if (id === '') await removeEmpty(file, draft)
    // Whole from the moment it has its name.
    await writeFile(draft, randomUUID())
    await link(draft, file).catch(unless('EEXIST'))
    await rm(draft)
  }
  throw new Error(`${file} stays empty`)
}

/** What a power cut leaves. Moved away first and looked at then: another process may have just replaced it. */
async function removeEmpty(file: string, aside: string): Promise<void> {
  await rename(file, aside).catch(unless('ENOENT'))
  if (await readFile(aside, 'utf8').catch(unless('ENOENT'))) await link(aside, file).catch(unless('EEXIST'))
  await rm(aside, { force: true })
}

const unless = (code: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== code) throw error
}
