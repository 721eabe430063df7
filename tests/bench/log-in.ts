import { DEMO_PASSWORD } from '@/db/seed/password'

/** Signs in to a server with the demo world. @returns the headers of a client that may act for the account. */
export async function logIn(base: string, email: string): Promise<Record<string, string>> {
  const answer = await fetch(`${base}/api/v1.0/auth/userLogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })
  const { token } = (await answer.json()) as { token?: string }
  if (!token) throw new Error(`${email} could not sign in: ${answer.status}`)
  return { authorization: `Bearer ${token}` }
}
