'use client'

import type { Route } from 'next'
import {
  type ChangeEvent,
  type ComponentProps,
  type FormEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { iconButtonClass } from '@/components/ui/icon/icon-button'
import { Link } from '@/components/ui/links/link'
import { withSuffix } from '@/lib/text/routes'
import { LIST_ID, PANEL_ID } from './ids'
import { forgetChoices, isUnderWay, preloadSearchUrls } from './use-choice'
import { useDrawer } from './use-drawer'
import { useSearchForm } from './use-search-form'

/** Sidebar on wide screens, bottom drawer on phones. Choices apply at once, without JavaScript by 'Aplicar'. */
export function FilterPanel({
  path,
  shown,
  clearHref,
  submitLabel,
  children,
}: {
  path: string
  shown: string
  clearHref: Route
  submitLabel: string
  children: ReactNode
}) {
  const panel = useRef<HTMLElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const last = useRef<HTMLButtonElement>(null)
  const { pending, send } = useSearchForm(form, shown)
  const { open, close, hide } = useDrawer(panel, PANEL_ID)

  useEffect(() => {
    if (open) preloadSearchUrls()
  }, [open])

  const apply = () => {
    const { hash } = window.location
    send(hash === `#${PANEL_ID}` ? { replace: true, hash } : {})
  }
  const onChange = ({ target }: ChangeEvent<HTMLFormElement>) => {
    if (target.type === 'radio') apply()
  }
  /** Choosing the applied option again removes the filter. */
  const deselect = (event: MouseEvent | KeyboardEvent) => {
    const { target } = event
    if (pending || !(target instanceof HTMLInputElement) || target.type !== 'radio') return
    // Input from before hydration is entered again (`components/forms/early-input.ts`).
    if (!event.isTrusted) return
    if (!target.checked || !target.defaultChecked) return
    if (event.type === 'keydown') event.preventDefault()
    target.checked = false
    apply()
  }
  // Browsers fire no click for Space on a checked radio button.
  const onFormKeyDown = (event: KeyboardEvent) => {
    if (event.key === ' ') deselect(event)
  }
  /** Going back in the history would drop what is loading. */
  const leave = () => {
    if (!isUnderWay()) return close()
    send({ replace: true })
    hide()
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (open) return leave()
    send()
    hide()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (open) trapFocus(event, last.current, leave)
  }

  return (
    <>
      <section
        ref={panel}
        id={PANEL_ID}
        aria-labelledby={`${PANEL_ID}-titulo`}
        {...(open && { role: 'dialog', 'aria-modal': true })}
        data-open={open || undefined}
        onKeyDown={onKeyDown}
        className="peer print:hidden! inset-x-0 top-11 bottom-0 flex-col rounded-t-box bg-white max-lg:fixed max-lg:z-40 max-lg:hidden max-lg:animate-rise max-lg:data-open:flex max-lg:[&:target:not([data-live])]:flex"
      >
        <div className="flex items-center justify-between max-lg:border-b max-lg:border-line max-lg:py-2.5 max-lg:pr-3 max-lg:pl-5 lg:pb-4">
          <h2 id={`${PANEL_ID}-titulo`} className="text-[1.375rem]">
            Filtros
          </h2>
          <CloseLink onClose={leave} aria-label="Cerrar" className={iconButtonClass('plain', 'lg:hidden')}>
            <Icon name="x" size={22} />
          </CloseLink>
        </div>
        <form
          ref={form}
          action={path}
          autoComplete="off"
          data-pending={pending || undefined}
          onChange={onChange}
          onClick={deselect}
          onKeyDown={onFormKeyDown}
          onSubmit={onSubmit}
          className="flex min-h-0 grow flex-col"
        >
          <div className="grow max-lg:overflow-y-auto max-lg:overscroll-contain max-lg:px-5 max-lg:[&>details:first-of-type]:border-t-0">
            {children}
          </div>
          <div className="grid grid-cols-[auto_1fr] gap-2.5 tight:grid-cols-1 max-lg:border-t max-lg:border-line max-lg:px-5 max-lg:pt-3 max-lg:pb-[calc(0.875rem+env(safe-area-inset-bottom))] lg:not-noscript:hidden">
            <Link
              href={withSuffix(clearHref, `#${PANEL_ID}`)}
              replace
              scroll={false}
              pending="text"
              data-choice
              onClick={forgetChoices}
              className={buttonClass({ variant: 'ghost' }, 'lg:hidden')}
            >
              Borrar
            </Link>
            <Button ref={last} type="submit" className="lg:col-span-2">
              <span className="noscript:hidden">{submitLabel}</span>
              <span className="hidden noscript:inline">Aplicar</span>
            </Button>
          </div>
        </form>
      </section>
      <CloseLink
        onClose={leave}
        tabIndex={-1}
        aria-hidden
        className="fixed inset-0 z-30 hidden bg-[rgb(16_35_29/0.5)] max-lg:peer-data-open:block max-lg:peer-[:target:not([data-live])]:block"
      />
    </>
  )
}

/** Removes the fragment, which closes the drawer without JavaScript too. */
function CloseLink({
  onClose,
  ...rest
}: { onClose: () => void } & Omit<ComponentProps<'a'>, 'href' | 'onClick'>) {
  const onClick = (event: MouseEvent) => {
    event.preventDefault()
    onClose()
  }
  return <a href={`#${LIST_ID}`} onClick={onClick} {...rest} />
}

function trapFocus(event: KeyboardEvent, last: HTMLElement | null, close: () => void) {
  if (event.key === 'Escape') return close()
  if (event.key !== 'Tab') return
  const first = event.currentTarget.querySelector<HTMLElement>('a')
  const [edge, opposite] = event.shiftKey ? [first, last] : [last, first]
  if (document.activeElement !== edge) return
  event.preventDefault()
  opposite?.focus()
}
