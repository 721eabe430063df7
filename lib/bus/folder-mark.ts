import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const FILE = 'folder-id'

/**
 * What names a folder, the same for everybody who shares it: a random text in a file of it.
 * @throws the file system's error.
 */
export async function readFolderMark(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true })
  const file = path.join(folder, FILE)
  await writeFile(file, randomUUID(), { flag: 'wx' }).catch((error) => {
    if (error.code !== 'EEXIST') throw error
  })
  for (;;) {
    const mark = await readFile(file, 'utf8')
    if (mark !== '') return mark
    // Another process has just created it, and writes.
    await wait(20)
  }
}
