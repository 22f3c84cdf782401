import { useEffect, useRef, useState, useSyncExternalStore, type ReactElement } from 'react'
import { createPortal } from 'react-dom'
import { subscribeModals, topModal } from '#src/ui/overlay/modal-stack.ts'
import styles from './toast-host.module.css'
import { ToastList, type ToastListProps } from './toast-list.tsx'

export interface ToastHostProps extends ToastListProps {
  /** Name of the region. */
  readonly label: string
}

const none = (): null => null

/** The live region. It is in place and empty before the first text comes: only then is the text read out. */
function ToastRegion({ label, toasts, ...list }: ToastHostProps): ReactElement {
  const region = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  const newest = toasts.at(-1)?.id

  useEffect(() => {
    const frame = requestAnimationFrame(() => setReady(true))
    return () => cancelAnimationFrame(frame)
  }, [])

  // Shown anew for each toast, so that it stands above whatever has entered the top layer since.
  useEffect(() => {
    const element = region.current
    if (element === null || newest === undefined || element.showPopover === undefined) return undefined
    element.showPopover()
    return () => {
      if (element.matches(':popover-open')) element.hidePopover()
    }
  }, [newest])

  return (
    <div ref={region} popover="manual" className={styles.host}>
      <div role="status" aria-live="polite" aria-atomic="false" aria-relevant="additions text" aria-label={label}>
        <ToastList {...list} toasts={ready ? toasts : []} />
      </div>
    </div>
  )
}

/**
 * Shows toasts above everything. A modal dialog makes all outside it inert, so the host moves into the topmost one:
 * its texts are read out and its buttons work there too. Rendered once, near the root.
 */
export function ToastHost(props: ToastHostProps): ReactElement | null {
  const modal = useSyncExternalStore(subscribeModals, topModal, none)
  if (typeof document === 'undefined') return null
  return createPortal(<ToastRegion {...props} />, modal ?? document.body)
}
