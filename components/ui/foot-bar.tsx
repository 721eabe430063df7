/** What a page is for, at the bottom of a phone's screen; the last part of a page. Wide screens show it beside the text. */
export const FootBar = ({ className, children }: { className: string; children: React.ReactNode }) => (
  <div
    data-foot-bar="small"
    className={`sticky bottom-0 z-10 grid gap-2.5 cramped:grid-cols-1 border-t border-line bg-white px-5 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] lg:hidden ${className}`}
  >
    {children}
  </div>
)
