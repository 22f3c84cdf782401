import { useLayoutEffect, useRef, type MouseEvent, type RefObject, type SyntheticEvent } from 'react'
import { rememberFocus, restoreFocus } from './focus-origin.ts'
import { pushModal } from './modal-stack.ts'

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
  readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void
  readonly onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void
  readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void
}

/**
 * A native modal dialog, open while mounted. Esc and Android's Back fire `cancel`; the browser closes the dialog on the
 * second one, so a dialog that must stay is reopened. Focuses `data-autofocus`. When it closes, `restoreFocus` returns the
 * focus.
 * @param isBelow whether another modal dialog is above it: then it is part of the page, which that one makes inert
 */
export function useModal(close: () => void, dismissible: boolean, isBelow = false): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)

  // Before the first layout: an open dialog makes the page inert, and the browser then computes its layout again.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return undefined
    if (isBelow) {
      dialog.show()
      return () => dialog.close()
    }
    rememberFocus(dialog)
    const pop = pushModal(dialog)
    dialog.showModal()
    // Focus the last one marked: a form's field comes after the title.
    ;[...dialog.querySelectorAll<HTMLElement>('[data-autofocus]')].at(-1)?.focus({ preventScroll: true })
    return () => {
      pop()
      dialog.close()
      restoreFocus(dialog)
    }
  }, [isBelow])

  return {
    ref,
    onCancel(event) {
      // A file input inside bubbles its own `cancel`.
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      if (dismissible) close()
    },
    onClose(event) {
      // The event is asynchronous: the dialog may be gone or open again.
      const dialog = event.currentTarget
      if (event.target !== dialog || dialog.open || !dialog.isConnected) return
      if (dismissible) close()
      else dialog.showModal()
    },
    onMouseDown(event) {
      pressedOutside.current = event.target === event.currentTarget
    },
    onClick(event) {
      // Both ends of the tap must be on the backdrop: selecting text by dragging can end there too.
      if (pressedOutside.current && event.target === event.currentTarget && dismissible) close()
    },
  }
}
