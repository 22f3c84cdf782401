import { useId, useRef, type ReactElement, type ReactNode } from 'react'
import { cx } from '#src/lib/cx.ts'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import type { DragWay } from './drag.ts'
import styles from './modal-frame.module.css'
import { useDragClose } from './use-drag-close.ts'
import { useModal } from './use-modal.ts'
import { useSeenHeight } from './use-seen-height.ts'

export interface ModalProps {
  readonly open: boolean
  /** Asked for by Esc, back, the backdrop or the close button. */
  readonly onClose: () => void
  readonly title: string
  readonly hideTitle?: boolean | undefined
  readonly children?: ReactNode
  /** Buttons at the foot; they stay in sight while the content scrolls. */
  readonly actions?: ReactNode
  /** Name of the close button; without it there is none. */
  readonly closeLabel?: string | undefined
  readonly role?: 'dialog' | 'alertdialog' | undefined
  /** False: only an action of its own ends it (the age sheet). */
  readonly dismissible?: boolean | undefined
  /** Stands above the title. */
  readonly picture?: ReactNode
}

interface ModalFrameProps extends Omit<ModalProps, 'open'> {
  readonly shape: 'dialog' | 'sheet' | 'drawer-start' | 'drawer-end'
}

/** Where each shape leaves to when it is dragged; a dialog in the middle leaves to nowhere. */
const WAYS: Partial<Record<ModalFrameProps['shape'], DragWay>> = {
  sheet: 'down',
  'drawer-end': 'right',
  'drawer-start': 'left',
}

/** What dialog, sheet and drawer share. It is open for as long as it is mounted. */
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
  picture,
}: ModalFrameProps): ReactElement {
  const id = useId()
  const modal = useModal(onClose, dismissible)
  const panel = useRef<HTMLDivElement>(null)
  const way = dismissible ? WAYS[shape] : undefined
  const drag = useDragClose(panel, way ?? 'down', onClose)
  useSeenHeight(modal.ref)
  // A sheet scrolls the way it leaves: it is dragged by its head only.
  const onHead = way === 'down' ? drag : undefined
  const onPanel = way !== undefined && way !== 'down' ? drag : undefined
  return (
    <dialog
      {...modal}
      className={cx(styles.modal, styles[shape])}
      role={role}
      aria-labelledby={`${id}-title`}
      aria-describedby={role === 'alertdialog' ? `${id}-body` : undefined}
    >
      <div ref={panel} className={styles.panel} {...onPanel}>
        <header
          className={cx(styles.header, hideTitle && closeLabel === undefined && styles.noHeader)}
          data-grip={way === 'down' || undefined}
          {...onHead}
        >
          <h2 className={cx(styles.title, hideTitle && styles.hidden)} id={`${id}-title`} tabIndex={-1} data-autofocus>
            {title}
          </h2>
          {closeLabel !== undefined && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
        </header>
        <div className={styles.body} id={`${id}-body`}>
          {picture !== undefined && <div className={styles.picture}>{picture}</div>}
          {children}
        </div>
        {actions !== undefined && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  )
}
