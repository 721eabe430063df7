import { existsSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isPhotoFileName } from '@/lib/photos/file-names'

/** @throws Error in Spanish when there is no such file, or no JSON in it. */
export function readExportFile(file: string): unknown {
  if (!existsSync(file)) throw new Error(`No hay ningún archivo ${file}.`)
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    throw new Error(`El archivo ${file} no es JSON: usa el que se descarga en “Mis datos”.`)
  }
}

/** Takes photos that lie beside the export, by the last part of their address, and downloads the others. */
export function photosBeside(file: string, download: (address: string) => Promise<Buffer>) {
  const folder = path.dirname(file)
  return async (address: string): Promise<Buffer> => {
    const name = path.posix.basename(new URL(address).pathname)
    const beside = path.join(folder, name)
    return isPhotoFileName(name) && existsSync(beside) ? readFile(beside) : download(address)
  }
}
