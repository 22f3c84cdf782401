function copyByField(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  // An open modal makes everything outside it inert, which cannot be selected.
  const host = before?.closest('dialog') ?? document.body
  host.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return isCopied
}

/** Selects the text where the player sees it, as near to the pressed button as it stands. */
function selectShown(text: string): boolean {
  for (let part: Element | null = document.activeElement; part; part = part.parentElement) {
    for (const field of part.querySelectorAll('input'))
      if (field.value === text) {
        field.focus()
        field.select()
        return true
      }
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const start = node.textContent?.indexOf(text) ?? -1
      if (start >= 0 && node.parentElement?.checkVisibility() !== false) {
        document.getSelection()?.setBaseAndExtent(node, start, node, start + text.length)
        return true
      }
    }
  }
  return false
}

/** `selected`: the browser refuses to copy, and the text is selected on the page; `refused`: it stands nowhere. */
export type CopyResult = 'copied' | 'selected' | 'refused'

/**
 * Copies a text, or selects it if the browser refuses. Call it within the player's tap. `navigator.clipboard` needs a
 * secure context and may be refused, so it falls back to a hidden field.
 */
export async function copyText(text: string): Promise<CopyResult> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    if (copyByField(text)) return 'copied'
    return selectShown(text) ? 'selected' : 'refused'
  }
}
