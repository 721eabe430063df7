import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useRef, useTransition } from 'react'
import { useLongWaitToast } from '@/components/ui/long-wait'
import { formSearchUrl } from '@/lib/search/url/params'
import { uncheckedRoute } from '@/lib/text/routes'

/** Submits a GET form as client-side navigation: keeps scroll, focus and open sections. Then resets it to the URL. */
export function useSearchForm(form: RefObject<HTMLFormElement | null>, shown: string) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const last = useRef({ shown, pending })
  const target = useRef('')
  useLongWaitToast(pending, { label: 'Reintentar', run: () => location.assign(target.current) })

  useEffect(() => {
    const stale = last.current.pending || last.current.shown !== shown
    if (!pending && stale) form.current?.reset()
    last.current = { shown, pending }
  }, [form, pending, shown])

  const send = (options: { replace?: boolean; hash?: string } = {}) => {
    if (!form.current) return
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)] as const)
    const url = formSearchUrl(new URL(form.current.action).pathname, fields)
    target.current = `${url}${options.hash ?? ''}`
    const go = options.replace ? router.replace : router.push
    startTransition(() => go(uncheckedRoute(target.current), { scroll: false }))
  }
  return { pending, send }
}
