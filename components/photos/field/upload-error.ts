import type { Recovery } from './photo-list'

/** `message` is shown to people. */
export class UploadError extends Error {
  override readonly name = 'UploadError'
  constructor(
    message: string,
    readonly recovery: Recovery,
  ) {
    super(message)
  }
}
