import { useId, type ReactElement, type ReactNode, type Ref } from 'react'
import { cx } from '#src/lib/cx.ts'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import styles from './modal-frame.module.css'
import side from './side-frame.module.css'
import type { DragHandlers } from './use-drag-close.ts'
import { useModal } from './use-modal.ts'
import { useSeenHeight } from './use-seen-height.ts'

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
