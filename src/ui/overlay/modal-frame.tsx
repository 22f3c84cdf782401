import { type ReactElement, type ReactNode, type Ref, type RefObject, useEffect, useId } from 'react'
import { cx } from '#src/lib/cx.ts'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import styles from './modal-frame.module.css'
import side from './side-frame.module.css'
import type { DragHandlers } from './use-drag-close.ts'
import { useModal } from './use-modal.ts'

/**
 * Keeps a fixed element within the visual viewport, because an on-screen keyboard covers the page without resizing it.
 * Sets `--seen-top` and `--seen-height`, and scrolls the focused field into view.
 */
function useSeenHeight(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    const target = element.current
    if (!viewport || !target) return undefined
    const follow = (): void => {
      const covered = window.innerHeight - viewport.height
      // A pinch zoom also shrinks the visual viewport, and browser bars cover less than a keyboard.
      const isKeyboard = viewport.scale < 1.01 && covered > 120
      target.toggleAttribute('data-keyboard', isKeyboard)
      if (!isKeyboard) {
        target.style.removeProperty('--seen-top')
        target.style.removeProperty('--seen-height')
        return
      }
      target.style.setProperty('--seen-top', `${Math.round(viewport.offsetTop)}px`)
      target.style.setProperty('--seen-height', `${Math.round(viewport.height)}px`)
      const { activeElement } = document
      if (activeElement instanceof HTMLElement && target.contains(activeElement)) {
        activeElement.scrollIntoView({ block: 'nearest' })
      }
    }
    // In the frame that draws the element: reading sizes now would lay the page out twice.
    const frame = requestAnimationFrame(follow)
    viewport.addEventListener('resize', follow)
    viewport.addEventListener('scroll', follow)
    return () => {
      cancelAnimationFrame(frame)
      viewport.removeEventListener('resize', follow)
      viewport.removeEventListener('scroll', follow)
    }
  }, [element])
}

export interface ModalProps {
  readonly open: boolean
  /** Called for Esc, Back, the backdrop or the close button. */
  readonly onClose: () => void
  readonly title: string
  readonly hideTitle?: boolean | undefined
  readonly children?: ReactNode
  /** Buttons at the bottom; they stay visible while the content scrolls. */
  readonly actions?: ReactNode
  /** Name of the close button; no button without it. */
  readonly closeLabel?: string | undefined
  readonly role?: 'dialog' | 'alertdialog' | undefined
  /** False: only its own action closes it (the age sheet). */
  readonly dismissible?: boolean | undefined
  /** A sheet with room for two columns on a desktop. */
  readonly isWide?: boolean | undefined
  /** Above the title; centers picture, title and text. */
  readonly picture?: ReactNode
}

export interface ModalFrameProps extends Omit<ModalProps, 'open'> {
  readonly shape: 'dialog' | 'sheet' | 'drawer-start' | 'drawer-end' | 'popover'
  readonly panel?: Ref<HTMLDivElement> | undefined
  /** Drags the panel out by its head, which then shows a grip. */
  readonly onHead?: DragHandlers | undefined
  /** Drags the panel out from anywhere. */
  readonly onPanel?: DragHandlers | undefined
}

/**
 * The shared frame of dialog, sheet, drawer and popover. Open while mounted. `dragged-frame.tsx` adds dragging, which the age
 * sheet of a first visit does not load.
 */
export function ModalFrame({
  shape,
  onClose,
  title,
  hideTitle = false,
  children,
  actions,
  closeLabel,
  role = 'dialog',
  dismissible = true,
  isWide = false,
  picture,
  panel,
  onHead,
  onPanel,
}: ModalFrameProps): ReactElement {
  const id = useId()
  const modal = useModal(onClose, dismissible)
  useSeenHeight(modal.ref)
  return (
    <dialog
      {...modal}
      className={cx(styles.modal, styles[shape], side[shape], isWide && styles.wide)}
      role={role}
      data-drawer={shape.startsWith('drawer') || shape === 'popover' || undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
    >
      <div ref={panel} className={cx(styles.panel, side.panel)} {...onPanel}>
        <div
          className={cx(
            styles.header,
            side.header,
            picture !== undefined && styles.pictured,
            hideTitle && closeLabel === undefined && picture === undefined && styles.noHeader,
          )}
          data-grip={onHead !== undefined || undefined}
          {...onHead}
        >
          {picture !== undefined && <div className={styles.picture}>{picture}</div>}
          <h2 className={cx(styles.title, hideTitle && styles.hidden)} id={`${id}-title`} tabIndex={-1} data-autofocus>
            {title}
          </h2>
          {closeLabel !== undefined && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
        </div>
        <div className={cx(styles.body, side.body, picture !== undefined && styles.centered)} id={`${id}-body`}>
          {children}
        </div>
        {actions !== undefined && <div className={cx(styles.actions, side.actions)}>{actions}</div>}
      </div>
    </dialog>
  )
}
