import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers with a finished page. @returns false when there is none; then the framework is asked. */
export function answerFromCache(_request: IncomingMessage, _response: ServerResponse): boolean {
  return false
}
