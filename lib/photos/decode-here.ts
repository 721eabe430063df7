import type { ErrorCode } from '@/lib/platform/errors'
import { inspectPhoto } from './inspect'
import { type ProcessedPhoto, processPhoto, reencodePhoto } from './process-photo'

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

const TASKS: { [Task in DecoderTask]: (input: Buffer) => Promise<DecoderResults[Task]> } = {
  inspect: async (input) => {
    await inspectPhoto(input)
    return null
  },
  process: processPhoto,
  reencode: reencodePhoto,
}

/** @throws DomainError invalid, too_large. */
export const decodeHere = <Task extends DecoderTask>(
  task: Task,
  input: Uint8Array,
): Promise<DecoderResults[Task]> => TASKS[task](Buffer.from(input.buffer, input.byteOffset, input.byteLength))
