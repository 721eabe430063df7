import type { ErrorCode } from '@/lib/platform/errors'
import type { ProcessedPhoto } from './process-photo'

export interface DecoderResults {
  inspect: null
  process: ProcessedPhoto
  reencode: Buffer
}

export type DecoderTask = keyof DecoderResults

export interface DecoderRequest {
  task: DecoderTask
  input: Uint8Array
}

/** `unknown`: an unexpected error, as text. */
export type DecoderReply =
  | { kind: 'done'; result: unknown }
  | { kind: 'refused'; code: ErrorCode; message: string }
  | { kind: 'unknown'; message: string }
