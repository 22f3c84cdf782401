import {
  type ReactElement,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
} from 'react'
import { useModal } from '../overlay/use-modal.ts'
import styles from './full-frame.module.css'

export interface FullFrameProps {
  /** A TopBar with back, name and actions. */
  readonly bar: ReactNode
  /** A line below the bar. */
  readonly hint?: ReactNode
  /** Fills the rest of the screen: an iframe, or a state. */
  readonly children: ReactNode
  /** The element that goes fullscreen. */
  readonly ref?: Ref<HTMLDivElement>
  readonly label: string
  /** Escape leaves, as in a dialog; not from inside of an iframe, which keeps its keys. */
  readonly onLeave?: (() => void) | undefined
}

/**
 * Covers the whole screen for a game, in the theme's own colors: nothing flashes when it opens. It takes the
 * focus, so that a screen reader says where the player is.
 */
export function FullFrame({ bar, hint, children, ref, label, onLeave }: FullFrameProps): ReactElement {
  const region = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => region.current as HTMLDivElement)

  const leave = useEffectEvent(() => onLeave?.())

  // After the page below has noted where its focus was.
  useEffect(() => {
    const frame = region.current
    if (frame?.contains(document.activeElement) === false) frame.focus({ preventScroll: true })
    const leaveByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave()
    }
    frame?.addEventListener('keydown', leaveByKey)
    return () => frame?.removeEventListener('keydown', leaveByKey)
  }, [])

  return (
    <div ref={region} className={styles.frame} data-full-frame role="region" aria-label={label} tabIndex={-1}>
      <div className={styles.bar}>{bar}</div>
      {hint}
      <div className={styles.content}>{children}</div>
    </div>
  )
}

export interface FullDialogProps extends Pick<FullFrameProps, 'bar' | 'hint' | 'children' | 'label'> {
  readonly onLeave: () => void
}

/** The same for a payment, over a sheet: a modal dialog. Escape leaves it. */
export function FullDialog({ bar, hint, children, label, onLeave }: FullDialogProps): ReactElement {
  const modal = useModal(onLeave, true)
  return (
    <dialog {...modal} className={styles.frame} data-full-frame aria-label={label}>
      <div className={styles.bar}>{bar}</div>
      {hint}
      <div className={styles.content}>{children}</div>
    </dialog>
  )
}
