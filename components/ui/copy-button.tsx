'use client'

import { Button } from './button'
import { Icon } from './icon/icon'
import { showToast } from './toaster'

export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const copy = () => copyText(text, { done, failed: 'No pudimos copiarlo. Selecciónalo y cópialo a mano.' })
  return (
    <Button variant="ghost" size="sm" onClick={copy} className="noscript:hidden">
      <Icon name="copy" size={18} />
      {label}
    </Button>
  )
}

/**
 * Copies a text and says how that went; browsers may refuse the clipboard. Call in a click.
 * @param onCopied called before either sentence is shown: it may close a dialog that would cover it
 */
export async function copyText(
  text: string,
  { done, failed }: { done: string; failed: string },
  onCopied?: () => void,
): Promise<void> {
  const copied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
  onCopied?.()
  if (copied) showToast(done)
  else showToast(failed, 5)
}
