import 'server-only'
import { env } from '@/lib/platform/env'
import { processSingleton } from '@/lib/platform/process-singleton'
import type { DecoderResults, DecoderTask } from './decode-here'
import { DecoderPool } from './decoder-pool'
import { decoderScript } from './decoder-script'
import type { ProcessedPhoto } from './process-photo'

/** All reading of untrusted pictures goes through here. All throw DomainError invalid or too_large. */

export const inspectUpload = (input: Buffer): Promise<null> => decode('inspect', input)

export async function decodePhoto(input: Buffer): Promise<ProcessedPhoto> {
  const { large, medium, small, preview, ...rest } = await decode('process', input)
  // Buffers arrive from another process as plain bytes.
  return {
    ...rest,
    large: asBuffer(large),
    medium: asBuffer(medium),
    small: asBuffer(small),
    preview: asBuffer(preview),
  }
}

export const decodePrivatePhoto = async (input: Buffer): Promise<Buffer> =>
  asBuffer(await decode('reencode', input))

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

async function decode<Task extends DecoderTask>(task: Task, input: Buffer): Promise<DecoderResults[Task]> {
  const script = decoderScript.path
  const sandbox = env.PHOTO_DECODER_SANDBOX
  if (script !== null)
    return processSingleton('photo decoder', () => new DecoderPool({ script, sandbox })).run(task, input)
  const { decodeHere } = await import('./decode-here')
  return decodeHere(task, input)
}
