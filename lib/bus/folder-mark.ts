import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'

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
  return readFile(file, 'utf8')
}
