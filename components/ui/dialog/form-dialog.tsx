'use client'

import { Icon } from '@/components/ui/icon/icon'
import { IconButton } from '@/components/ui/icon/icon-button'
import { DialogFrame, type DialogProps } from './dialog-frame'

export function FormDialog({ title, children, ...props }: DialogProps) {
  return (
    <DialogFrame
      {...props}
      className="m-auto w-[min(30rem,100%-2.5rem)] rounded-section shadow-lift noscript:static noscript:mx-0 noscript:mb-7 noscript:block noscript:w-full noscript:max-w-140 noscript:border-[1.5px] noscript:border-line noscript:shadow-none"
    >
      {(titleId, leave) => (
        <div className="grid gap-4 p-6 cramped:p-4 md:p-8">
          <div className="flex items-start justify-between gap-3">
            <h2 id={titleId} className="min-w-0 text-panel wrap-anywhere">
              {title}
            </h2>
            <IconButton
              label="Cerrar"
              variant="plain"
              onClick={leave}
              className="-mt-2 -mr-2 shrink-0 noscript:hidden"
            >
              <Icon name="x" size={22} />
            </IconButton>
          </div>
          {children}
        </div>
      )}
    </DialogFrame>
  )
}
