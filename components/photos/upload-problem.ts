import type { WayOut } from './photo-list'

/** Why a photo does not get further; `message` is the sentence people read. */
export class UploadProblem extends Error {
  override readonly name = 'UploadProblem'
  constructor(
    message: string,
    readonly wayOut: WayOut,
  ) {
    super(message)
  }
}
