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

/** The live region. It must exist and be empty before the first text, else that text is not read out. */
function ToastRegion({ label, toasts, ...list }: ToastHostProps): ReactElement {
  const region = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState(false)
  const newest = toasts.at(-1)?.id

  useEffect(() => {
    const frame = requestAnimationFrame(() => setReady(true))
    return () => cancelAnimationFrame(frame)
  }, [])

  // Show it again for each toast, so that it is above anything that entered the top layer since.
  useEffect(() => {
    const element = region.current
    if (element === null || newest === undefined || element.showPopover === undefined) return undefined
    // The dialog around the region may have closed in the same commit; the region is then mounted again elsewhere.
    if (!element.isConnected) return undefined
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
 * Shows toasts above everything. A modal dialog makes everything outside it inert, so the host moves into the topmost
 * one. Rendered once, near the root.
 */
export function ToastHost(props: ToastHostProps): ReactElement | null {
  const modal = useSyncExternalStore(subscribeModals, topModal, none)
  if (typeof document === 'undefined') return null
  return createPortal(<ToastRegion {...props} />, modal ?? document.body)
}
