/** What people unfold, but not what belongs to a group of which one is open, nor what is not printed. */
const FOLDED = 'details:not([open], [name], .print\\:hidden)'

/** Browsers whose style sheets cannot reach what is folded (Chrome before 131, Safari before 18.4) unfold it while they print. */
export function unfoldForPrint(): void {
  if (CSS.supports('selector(::details-content)')) return
  let unfolded: HTMLDetailsElement[] = []
  window.addEventListener('beforeprint', () => {
    unfolded = [...document.querySelectorAll<HTMLDetailsElement>(FOLDED)]
    for (const details of unfolded) details.open = true
  })
  window.addEventListener('afterprint', () => {
    for (const details of unfolded) details.open = false
    unfolded = []
  })
}
