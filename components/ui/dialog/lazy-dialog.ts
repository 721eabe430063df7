'use client'

import type { ComponentType } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { useLongWaitToast } from '@/components/ui/long-wait'
import { useOnChange } from '@/components/ui/use-on-change'

/** Where the dialog's content is without its script; `label` says what `run` does. */
interface Fallback {
  label: string
  run: () => void
}

/**
 * Hook for a dialog whose script loads when first opened. If it fails to load, or people choose so after a long wait,
 * `close` is called and the fallback runs; the dialog can then be opened again.
 */
export function lazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const useDialog = lazyComponent(load)
  return function useLazyDialog(isOpen: boolean, close: () => void, { label, run }: Fallback) {
    const Dialog = useDialog(isOpen)
    const fallBack = () => {
      close()
      run()
    }
    useLongWaitToast(isOpen && Dialog === undefined, { label, run: fallBack })
    useOnChange(Dialog === null, (isMissing) => {
      if (isMissing) fallBack()
    })
    return Dialog
  }
}
