/** A new tab or window, a download, another site. */
export function isForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const opensElsewhere =
    event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const staysHere = link.target === '' || link.target === '_self'
  const isOurs = link.origin === location.origin && link.protocol === location.protocol
  return opensElsewhere || !staysHere || link.hasAttribute('download') || !isOurs
}
