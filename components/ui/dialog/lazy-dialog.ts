'use client'

import type { ComponentType } from 'react'
import { lazyComponent } from '@/components/ui/lazy-component'
import { useLongWaitToast } from '@/components/ui/long-wait'
import { useOnChange } from '@/components/ui/use-on-change'

/** `label` says what `run` does. */
interface Fallback {
  label: string
  run: () => void
}

/** Its script loads when first opened. If that fails, or people give up, `close` and the fallback run. */
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
