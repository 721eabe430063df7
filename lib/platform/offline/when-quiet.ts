/** Runs a task once the page has loaded and has nothing to do: what nobody waits for. */
export function whenQuiet(task: () => void): void {
  const soon = () => void (window.requestIdleCallback ?? setTimeout)(() => task())
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon, { once: true })
}
