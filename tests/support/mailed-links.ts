const PROOF = /https?:\/\/[^/\s]+(\/\S*\/(?:tk|modpass)\/([\w-]+))/

/** The first link of a mail that proves whose address it is: its path, and the secret at its end. Null when there is none. */
export function linkIn(text: string | undefined): { path: string; secret: string } | null {
  const [, path, secret] = PROOF.exec(text ?? '') ?? []
  return path && secret ? { path, secret } : null
}
