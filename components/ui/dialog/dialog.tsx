'use client'

import { DialogFrame, type DialogProps } from './dialog-frame'

export function Dialog({ title, children, ...props }: DialogProps) {
  return (
    <DialogFrame
      {...props}
      className="m-auto w-[min(27.5rem,100%-2.5rem)] rounded-section text-center shadow-lift"
    >
      {(titleId) => (
        <div className="grid gap-2 p-7 cramped:p-4 md:p-8">
          <h2 id={titleId} className="text-panel">
            {title}
          </h2>
          {children}
        </div>
      )}
    </DialogFrame>
  )
}

/** The last thing in a dialog: a button that only closes it, also without JavaScript. @param children its words */
export const Dismiss = ({ children }: { children: string }) => (
  <form method="dialog" className="grid">
    <button type="submit" className="min-h-11 rounded-full font-semibold text-ink-2 hover:bg-mist">
      {children}
    </button>
  </form>
)
