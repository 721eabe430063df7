import { type DecoderReply, type DecoderRequest, decodeHere } from '@/lib/photos/decode-here'
import { DomainError } from '@/lib/platform/errors'

// A signal for the whole group must not cut off a photo that the server still finishes.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
process.on('message', async ({ task, input }: DecoderRequest) => {
  process.send?.(await replyTo(task, input))
})

async function replyTo(task: DecoderRequest['task'], input: Uint8Array): Promise<DecoderReply> {
  try {
    return { kind: 'done', result: await decodeHere(task, input) }
  } catch (error) {
    if (error instanceof DomainError) return { kind: 'refused', code: error.code, message: error.message }
    return {
      kind: 'unknown',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    }
  }
}
