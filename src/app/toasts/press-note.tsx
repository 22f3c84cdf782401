import { type ReactElement, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './press-note.module.css'

export interface PressNoteProps {
  readonly text: string
  /** What was pressed. */
  readonly control: Element
}

/** The least distance to the window's edges and to the control, in pixels. */
const GAP = 8

/** Puts a note above a control, or below it where there is no room, within the window. */
function place(note: HTMLElement, control: Element): void {
  const { top, bottom, left, width } = control.getBoundingClientRect()
  const { offsetWidth, offsetHeight } = note
  const middle = left + width / 2
  const x = Math.max(GAP, Math.min(middle - offsetWidth / 2, document.documentElement.clientWidth - offsetWidth - GAP))
  const isAbove = top - offsetHeight - 2 * GAP > 0
  note.style.left = `${String(x)}px`
  note.style.top = `${String(isAbove ? top - offsetHeight - GAP : bottom + GAP)}px`
  note.style.setProperty('--tip', `${String(middle - x)}px`)
  note.toggleAttribute('data-above', isAbove)
}

/** Says at a pressed control why the press did nothing. Above dialogs, and follows the control as the page scrolls. */
export function PressNote({ text, control }: PressNoteProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const note = ref.current
    if (note === null) return undefined
    // Older browsers without popovers show it below dialogs.
    note.showPopover?.()
    const follow = () => place(note, control)
    follow()
    const options = { capture: true, passive: true }
    for (const type of ['scroll', 'resize']) window.addEventListener(type, follow, options)
    return () => {
      for (const type of ['scroll', 'resize']) window.removeEventListener(type, follow, options)
    }
  }, [control, text])

  return createPortal(
    <div ref={ref} popover="manual" role="alert" className={styles.note}>
      <Icon name="offline" size={18} />
      <p>{text}</p>
    </div>,
    // A modal dialog makes everything outside it inert.
    control.closest('dialog') ?? document.body,
  )
}
