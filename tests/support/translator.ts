import type { Page } from '@playwright/test'

/**
 * Translates the page, and what is shown on it later, as browsers do: texts give way to elements of the translator, in front of
 * which it writes §. It replaces a text, inserts its element before or after it and removes it, or puts it around it.
 */
export async function translatePage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ways: ((text: Text, font: HTMLElement) => void)[] = [
      (text, font) => text.parentNode?.replaceChild(font, text),
      (text, font) => {
        text.parentNode?.insertBefore(font, text)
        text.remove()
      },
      (text, font) => {
        text.after(font)
        text.remove()
      },
      (text, font) => {
        text.replaceWith(font)
        font.replaceChildren(text)
      },
    ]
    let translated = 0
    const translate = (text: Text) => {
      const parent = text.parentElement
      if (!parent || parent.closest('script, style, textarea, font, [translate=no]')) return
      if (!/\p{L}{2}/u.test(text.data)) return
      const font = document.createElement('font')
      font.append(Object.assign(document.createElement('font'), { textContent: `§${text.data}` }))
      ways[translated++ % ways.length]?.(text, font)
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
  })
}
