import path from 'node:path'
import { env } from '@/lib/env'
import type { FileStore } from './files'
import { localFileStore } from './local'

/** The application's file store. */
export const fileStore: FileStore = localFileStore(path.join(env.DATA_DIR, 'files'))
