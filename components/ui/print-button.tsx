'use client'

import { Button } from './button'
import { Icon } from './icon/icon'

/** Absent without JavaScript, where the browser's own menu prints. */
export const PrintButton = () => (
  <Button variant="ghost" size="md" onClick={() => window.print()} className="noscript:hidden">
    <Icon name="printer" size={18} />
    Imprimir
  </Button>
)
