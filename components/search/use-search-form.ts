import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useRef, useTransition } from 'react'
import { useLongWaitToast } from '@/components/ui/long-wait'
import { uncheckedRoute } from '@/lib/text/routes'

type Fields = (readonly [name: string, value: string])[]
let formSearchUrl: ((path: string, fields: Fields) => string) | undefined

/** For when somebody turns to a form: until it is here, the server redirects to the address it would write. */
export function loadAddresses(): void {
  import('@/lib/search/url/params').then(
    (module) => {
      formSearchUrl = module.formSearchUrl
    },
    () => undefined,
  )
}

function addressOf(path: string, fields: Fields): string {
  if (formSearchUrl) return formSearchUrl(path, fields)
  const query = new URLSearchParams(fields.filter(([, value]) => value).map(([name, value]) => [name, value]))
  return query.size > 0 ? `${path}?${query}` : path
}

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

  useEffect(() => {
    const turned = new AbortController()
    for (const event of ['pointerover', 'focusin'])
      form.current?.addEventListener(event, loadAddresses, { once: true, signal: turned.signal })
    return () => turned.abort()
  }, [form])

  const send = ({ replace = false, hash = '' }: { replace?: boolean; hash?: string } = {}) => {
    if (!form.current) return
    const path = new URL(form.current.action).pathname
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)] as const)
    target.current = addressOf(path, fields) + hash
    const go = replace ? router.replace : router.push
    startTransition(() => go(uncheckedRoute(target.current), { scroll: false }))
  }
  return { pending, send }
}
