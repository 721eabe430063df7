import type { ErrorCode } from '@/lib/platform/errors'
import type { ProcessedPhoto } from './process-photo'

/** What a picture can be decoded for, and what comes out. */
export interface DecoderResults {
  /** Checked by its header. */
  inspect: null
  process: ProcessedPhoto
  reencode: Buffer
}

export type DecoderTask = keyof DecoderResults

export interface DecoderRequest {
  task: DecoderTask
  input: Uint8Array
}

/** `unknown` is an error that we did not expect, as text. */
export type DecoderReply =
  | { kind: 'done'; result: unknown }
  | { kind: 'refused'; code: ErrorCode; message: string }
  | { kind: 'unknown'; message: string }
