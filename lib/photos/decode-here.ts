import type { DecoderResults, DecoderTask } from './decoder-messages'
import { inspectPhoto } from './inspect'
import { processPhoto, reencodePhoto } from './process-photo'

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
