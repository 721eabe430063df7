/**
 * Translators of browsers take texts out of the page and put elements of their own (`font`) in their place, which React does not
 * know: it fails where it removes such a text or inserts before it, and changes one that nobody sees. So it is shown the place of
 * a text that was taken out, and a text that changes is put back there first, to be translated again.
 * Decision 0096; <https://github.com/facebook/react/issues/11538>.
 */

/** What stands in the place of a text that was taken out, and the other way round. */
const pairs = new WeakMap<Node, Node>()
const observer = new MutationObserver(pair)

/** A translator replaces a text, or inserts its element beside it and removes it. */
function pair(records: MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records)
    for (const text of removedNodes) {
      const isOfTranslator = (node: Node | null) => node?.nodeName === 'FONT' && !pairs.has(node)
      const other = [...addedNodes, previousSibling, nextSibling].find(isOfTranslator)
      if (text instanceof Text && other) pairs.set(text, other).set(other, text)
    }
}

/** What shows the text: itself or what replaced it. */
function shownFor(text: Text): Node | undefined {
  pair(observer.takeRecords())
  return text.parentNode ? text : pairs.get(text)
}

/** The child of `parent` that shows the text, or has been put around it; null when there is none. */
function placeOf(text: Text, parent: Node): Node | null {
  let place: Node | null = shownFor(text) ?? null
  while (place && place.parentNode !== parent) place = place.parentNode
  return place
}

/** Call it once, before hydration. */
export function followTranslators(): void {
  observer.observe(document, { childList: true, subtree: true })
  const { insertBefore, removeChild } = Node.prototype
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')

  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    const isAway = before instanceof Text && before.parentNode !== this
    insertBefore.call(this, node, isAway ? placeOf(before, this) : before)
    return node
  }
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const isAway = child instanceof Text && child.parentNode !== this
    const place = isAway ? placeOf(child, this) : child
    if (place) removeChild.call(this, place)
    return child
  }
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Node, value: string | null) {
      if (this instanceof Text && !this.parentNode) {
        const other = shownFor(this)
        other?.parentNode?.replaceChild(this, other)
      }
      nodeValue?.set?.call(this, value)
    },
  })
}
