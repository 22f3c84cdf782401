/**
 * The open native modal dialogs, the topmost last. Locks the page's scroll, and tells the toast host where to render.
 */
const open: HTMLElement[] = []
const listeners = new Set<() => void>()

function changed(): void {
  if (typeof document !== 'undefined') document.documentElement.toggleAttribute('data-scroll-locked', open.length > 0)
  for (const listener of listeners) listener()
}

/** Returns what removes it from the stack. */
export function pushModal(element: HTMLElement): () => void {
  open.push(element)
  changed()
  return () => {
    const index = open.indexOf(element)
    if (index >= 0) open.splice(index, 1)
    changed()
  }
}

export function topModal(): HTMLElement | null {
  return open.at(-1) ?? null
}

export function subscribeModals(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
