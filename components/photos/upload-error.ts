import type { Recovery } from './photo-list'

/** `message` is the sentence people read. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
  constructor(
    message: string,
    readonly recovery: Recovery,
  ) {
    super(message)
  }
}
