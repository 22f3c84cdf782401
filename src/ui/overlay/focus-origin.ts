import { topModal } from './modal-stack.ts'

/** Where the focus was when a dialog opened, and where that is in its parent, to find what replaces it. */
interface Origin {
  readonly element: Element | null
  readonly parent: Element | null
  readonly index: number
}

const FOCUSABLE = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled)'

const origins = new Map<HTMLDialogElement, Origin>()

function focus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false
  element.focus({ preventScroll: true })
  return element !== document.body && document.activeElement === element
}

/** The children of an element in order. Without dialogs, which come and go beside them. */
function listPlaces(parent: Element): readonly Element[] {
  return [...parent.children].filter(({ localName }) => localName !== 'dialog')
}

/** Focuses what is now in the place of an element that is gone, else the dialog below, else `main`. */
function focusReplacement({ parent, index }: Origin): void {
  const replacement = parent?.isConnected === true ? listPlaces(parent)[index] : undefined
  if (focus(replacement?.matches(FOCUSABLE) === true ? replacement : replacement?.querySelector(FOCUSABLE))) return
  const top = topModal()
  focus(top === null ? document.getElementById('main') : [...top.querySelectorAll('[data-autofocus]')].at(-1))
}

/** A claim may be read again only after its popup: its button then goes while it has the focus. */
function watchRemoval(origin: Origin): void {
  const observer = new MutationObserver(() => {
    if (origin.element?.isConnected === true) return
    stop()
    if (document.activeElement === document.body) focusReplacement(origin)
  })
  const onFocus = ({ target }: FocusEvent) => target !== origin.element && stop()
  function stop(): void {
    observer.disconnect()
    document.removeEventListener('focusin', onFocus)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', onFocus)
}

/** Remembers where the focus is, before a dialog opens. */
export function rememberFocus(dialog: HTMLDialogElement): void {
  const element = document.activeElement
  // Without focus anywhere there is nothing to replace.
  const parent = element === document.body ? null : (element?.parentElement ?? null)
  origins.set(dialog, { element, parent, index: parent && element ? listPlaces(parent).indexOf(element) : -1 })
}

/**
 * Returns the focus after a dialog has closed: to where it was, else to what has replaced that, the dialog below, or
 * `main`: without focus, Tab would start at the page's top.
 */
export function restoreFocus(dialog: HTMLDialogElement): void {
  const origin = origins.get(dialog)
  origins.delete(dialog)
  if (!origin) return
  // A dialog over this one returns the focus to where it was before both.
  for (const [other, { element }] of origins) if (dialog.contains(element)) origins.set(other, origin)
  if (focus(origin.element)) {
    watchRemoval(origin)
    return
  }
  const { activeElement } = document
  if (activeElement === document.body || dialog.contains(activeElement)) focusReplacement(origin)
}
