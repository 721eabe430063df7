import { useRouter } from 'next/navigation'
import { type RefObject, useEffect, useRef, useTransition } from 'react'
import { useLongWaitToast } from '@/components/ui/long-wait'
import { uncheckedRoute } from '@/lib/text/routes'

const loadParams = () => import('@/lib/search/url/params')

/** Written the usual way where the script for it can be had; else the server redirects to that. */
async function urlOf(path: string, fields: (readonly [name: string, value: string])[]): Promise<string> {
  try {
    return (await loadParams()).formSearchUrl(path, fields)
  } catch {
    return `${path}?${new URLSearchParams(fields.map(([name, value]) => [name, value]))}`
  }
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

  // Loaded by the time it is needed, for those who use the form.
  useEffect(() => {
    const used = form.current
    const load = () => void loadParams().catch(() => null)
    const listening = new AbortController()
    for (const sign of ['pointerover', 'focusin'])
      used?.addEventListener(sign, load, { once: true, passive: true, signal: listening.signal })
    return () => listening.abort()
  }, [form])

  const send = ({ replace = false, hash = '' }: { replace?: boolean; hash?: string } = {}) => {
    if (!form.current) return
    const path = new URL(form.current.action).pathname
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)] as const)
    const go = replace ? router.replace : router.push
    startTransition(async () => {
      target.current = (await urlOf(path, fields)) + hash
      startTransition(() => go(uncheckedRoute(target.current), { scroll: false }))
    })
  }
  return { pending, send }
}
