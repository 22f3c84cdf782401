/**
 * Does to a page what a browser's translator does: replaces each text by nested `font` elements, also those that come
 * later, but for parts with `translate="no"`. The words stay, so that a test can read them. Runs in the page.
 */
export function translatePage(): void {
  const LEFT_ALONE = '[translate=no], .notranslate, font, script, style, svg, title, textarea, option'

  function translate(text: Text): void {
    if (text.data.trim() === '' || text.parentElement?.closest(LEFT_ALONE) !== null) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }

  function translateAll(root: Node): void {
    if (root instanceof Text) {
      translate(root)
      return
    }
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) translate(text as Text)
  }

  translateAll(document.body)
  new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      if (target instanceof Text) translate(target)
      for (const node of addedNodes) translateAll(node)
    }
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}
