'use client'

import { Button } from './button'
import { copyText } from './copy-text'
import { Icon } from './icon/icon'

export function CopyButton({ text, label, done }: { text: string; label: string; done: string }) {
  const copy = () => copyText(text, { done, failed: 'No pudimos copiarlo. Selecciónalo y cópialo a mano.' })
  return (
    <Button variant="ghost" size="sm" onClick={copy} className="noscript:hidden">
      <Icon name="copy" size={18} />
      {label}
    </Button>
  )
}
