'use client'

import { Icon } from '@/components/ui/icon/icon'
import { IconButton } from '@/components/ui/icon/icon-button'
import { DialogFrame, type DialogProps } from './dialog-frame'

export function SheetDialog({ title, children, ...props }: DialogProps) {
  return (
    <DialogFrame
      {...props}
      tabIndex={-1}
      className="m-0 h-dvh max-h-none w-full max-w-none overflow-hidden outline-none md:m-auto md:h-[min(56rem,100dvh-4rem)] md:w-[min(46rem,100%-4rem)] md:rounded-section md:shadow-lift"
    >
      {(titleId, leave) => (
        <div className="flex h-full flex-col">
          <div className="flex items-center justify-between gap-4 border-b border-line py-3 pr-3 pl-5 md:pl-8">
            <h2 id={titleId} className="min-w-0 truncate text-card">
              {title}
            </h2>
            <IconButton label="Cerrar" variant="plain" onClick={leave} className="shrink-0">
              <Icon name="x" size={22} />
            </IconButton>
          </div>
          <div className="grow scroll-pt-12 overflow-y-auto overscroll-contain px-5 pt-6 md:px-8">
            {children}
          </div>
        </div>
      )}
    </DialogFrame>
  )
}
