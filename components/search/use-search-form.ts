import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useRef, useTransition } from 'react'
import { uncheckedRoute } from '@/lib/routes'
import { formSearchUrl } from '@/lib/search/form-url'

/**
 * Sends a GET form without leaving the page: scroll, focus and open parts stay. After the answer the form
 * shows what the address says, also when a chip or the back button changed it. What a visitor typed or chose
 * before the page came alive stays.
 * @param shown the query string the page was rendered for
 */
export function useSearchForm(form: RefObject<HTMLFormElement | null>, shown: string) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const last = useRef({ shown, pending })

  useEffect(() => {
    const stale = last.current.pending || last.current.shown !== shown
    if (!pending && stale) form.current?.reset()
    last.current = { shown, pending }
  }, [form, pending, shown])

  /** Goes to the form's address; `replace` where the step back should skip this one. */
  const send = (options: { replace?: boolean; hash?: string } = {}) => {
    if (!form.current) return
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)] as const)
    const url = formSearchUrl(new URL(form.current.action).pathname, fields)
    const go = options.replace ? router.replace : router.push
    startTransition(() => go(uncheckedRoute(`${url}${options.hash ?? ''}`), { scroll: false }))
  }
  return { pending, send }
}
