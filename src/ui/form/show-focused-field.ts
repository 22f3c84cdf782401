import { APP_KEYBOARD } from '#src/lib/app-events.ts'

/** Room below a field, in pixels: its line and its focus ring. */
const GAP_PX = 16

/** Less is a browser's bar, not a keyboard, in pixels. */
const MIN_KEYBOARD_PX = 120

/** Scrolls the field that has the focus out from under the keyboard. A dialog follows the keyboard itself. */
export function showFocusedField(): void {
  const field = document.activeElement
  if (!(field instanceof HTMLElement) || !field.matches('input, textarea')) return
  field.scrollIntoView({ block: 'nearest' })
  const viewport = window.visualViewport
  if (!viewport || field.closest('dialog')) return
  // Where the keyboard covers the page without resizing it, a covered field counts as in view.
  const covered = field.getBoundingClientRect().bottom + GAP_PX - (viewport.offsetTop + viewport.height)
  if (covered > 0) window.scrollBy({ top: covered })
}

/** Calls {@link showFocusedField} when the on-screen keyboard opens: by its size, and in the wrapper by its event. */
export function watchKeyboard(): void {
  window.addEventListener(APP_KEYBOARD, showFocusedField)
  const viewport = window.visualViewport
  let height = viewport?.height ?? 0
  viewport?.addEventListener('resize', () => {
    const isKeyboard = height - viewport.height > MIN_KEYBOARD_PX && viewport.scale < 1.01
    height = viewport.height
    if (isKeyboard) showFocusedField()
  })
}
