import { useEffect, useState } from 'react'
import { isGoodPassword } from '@/lib/people/accounts/schema'

export type PasswordOwnerHints = Partial<Record<'email' | 'name' | 'lastName', string>>

const PAUSE_MS = 350

/**
 * Whether a password that meets all other rules is easy to guess, asked of the server once its typing pauses. Null while
 * nobody knows: the server decides when the form is sent.
 */
export function useCommonPassword(typed: string, owner: PasswordOwnerHints): boolean | null {
  const [known, setKnown] = useState<{ question: string; common: boolean } | null>(null)
  const question = isGoodPassword(typed) ? JSON.stringify({ password: typed, owner }) : null
  useEffect(() => {
    if (question === null) return
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      ask(question, leaving.signal).then(
        (common) => setKnown({ question, common }),
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [question])
  return known !== null && known.question === question ? known.common : null
}

async function ask(question: string, signal: AbortSignal): Promise<boolean> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await fetch('/api/passwords', { method: 'POST', headers, body: question, signal })
  if (!answer.ok) throw new Error(`Status ${answer.status}`)
  return (await answer.json()).common === true
}
