/** A page that has been there for this long, in milliseconds, is the one that a reload comes back to. */
const STANDS_MS = 2000

/**
 * Forgets an open intent whose order is shown by now, once its page stands or is left: a reload that began on the way
 * there comes back to the form, and would find neither the order nor that one was sent.
 *
 * @returns to be called when the page is left
 */
export function onceItStands(forget: () => void): () => void {
  const timer = setTimeout(forget, STANDS_MS)
  return () => {
    clearTimeout(timer)
    forget()
  }
}
