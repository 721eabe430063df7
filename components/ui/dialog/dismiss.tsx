/** The last thing in a dialog: a button that only closes it, also without JavaScript. @param children its words */
export const Dismiss = ({ children }: { children: string }) => (
  <form method="dialog" className="grid">
    <button type="submit" className="min-h-11 rounded-full font-semibold text-ink-2 hover:bg-mist">
      {children}
    </button>
  </form>
)
