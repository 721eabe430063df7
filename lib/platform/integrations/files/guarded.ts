import { codesOf } from '@/lib/platform/error-causes'
import { DomainError } from '@/lib/platform/errors'
import { logError } from '@/lib/platform/log'
import { type FileStore, requireFileName } from './files'

const FULL = 'No queda espacio para guardar archivos en este momento. Inténtalo más tarde.'
const AWAY = 'No podemos guardar ni leer archivos en este momento. Vuelve a intentarlo en unos minutos.'

const FULL_CODES = ['ENOSPC', 'EDQUOT']
const isFull = (error: unknown) => codesOf(error).some((code) => FULL_CODES.includes(code))

/** @throws DomainError storage_full; unavailable for whatever else keeps the store from working. Both are logged. */
export function guardedFileStore(store: FileStore): FileStore {
  const guard = async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
    requireFileName(name)
    try {
      return await work()
    } catch (error) {
      logError('file store', error)
      throw isFull(error) ? new DomainError('storage_full', FULL) : new DomainError('unavailable', AWAY)
    }
  }
  return {
    put: (name, bytes, contentType) => guard(name, () => store.put(name, bytes, contentType)),
    get: (name) => guard(name, () => store.get(name)),
    delete: (name) => guard(name, () => store.delete(name)),
  }
}
