'use client'

import { Button } from './button'
import { Icon } from './icon/icon'
import { showToast } from './toaster'

export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const copy = async () => {
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    if (copied) showToast(done)
    else showToast('No pudimos copiarlo. Selecciónalo y cópialo a mano.', 5)
  }
  return (
    <Button variant="ghost" size="sm" onClick={copy} className="noscript:hidden">
      <Icon name="copy" size={18} />
      {label}
    </Button>
  )
}
