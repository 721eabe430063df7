import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { contentTypeOf, type FileStore, isFileName } from '@/lib/integrations/files/files'

/** Files fan out over folders by the first two letters of their name, so that no folder grows too large. */
function pathOf(root: string, name: string): string {
  if (!isFileName(name)) throw new Error(`Not a file name: ${JSON.stringify(name)}`)
  const { dir, base } = path.posix.parse(name)
  return path.join(root, dir, base.slice(0, 1), base.slice(1, 2).replace('.', '-'), base)
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/**
 * A store of files below a folder of this machine, made when first needed.
 * The content type follows from the name; a reader never sees a half-written file.
 */
export function localFileStore(root: string): FileStore {
  return {
    async put(name, bytes) {
      const target = pathOf(root, name)
      const draft = `${target}.${randomUUID()}.tmp`
      await mkdir(path.dirname(target), { recursive: true })
      try {
        await writeFile(draft, bytes, { flush: true })
        await rename(draft, target)
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },
    async get(name) {
      try {
        return { bytes: await readFile(pathOf(root, name)), contentType: contentTypeOf(name) }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },
    async delete(name) {
      await rm(pathOf(root, name), { force: true })
    },
  }
}
