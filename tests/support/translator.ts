import type { Page } from '@playwright/test'

/** It replaces a text; inserts its element before it, or after it, and removes it; puts its element around the text. */
export const WAYS_TO_TRANSLATE = ['replace', 'before', 'after', 'around'] as const
type Way = (typeof WAYS_TO_TRANSLATE)[number]

/**
 * Translates the page, and what is shown on it later, as browsers do: texts give way to elements of the translator, whose words
 * begin with §.
 */
export async function translatePage(page: Page, way: Way = 'replace'): Promise<void> {
  await page.evaluate((way) => {
    const translate = (text: Text) => {
      const parent = text.parentElement
      if (!parent || parent.closest('script, style, textarea, font, [translate=no]')) return
      if (!/\p{L}{2}/u.test(text.data)) return
      const font = document.createElement('font')
      const words = Object.assign(document.createElement('font'), { textContent: `§${text.data}` })
      if (way === 'replace') text.replaceWith(font)
      else parent.insertBefore(font, way === 'after' ? text.nextSibling : text)
      if (way === 'around') {
        text.data = `§${text.data}`
        font.append(text)
      } else {
        text.remove()
        font.append(words)
      }
    }
    const translateAll = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const texts = node instanceof Text ? [node] : []
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
      texts.forEach(translate)
    }
    translateAll(document.body)
    new MutationObserver((records) => {
      for (const { target, type, addedNodes } of records)
        for (const node of type === 'characterData' ? [target] : addedNodes)
          if (node.isConnected) translateAll(node)
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, way)
}
