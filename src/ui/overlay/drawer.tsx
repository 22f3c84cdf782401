import { useLayoutEffect, useState, type ReactElement } from 'react'
import { DraggedFrame } from './dragged-frame.tsx'
import type { ModalProps } from './modal-frame.tsx'

export interface DrawerProps extends ModalProps {
  readonly side?: 'start' | 'end'
}

/**
 * Gives the drawer the room of a classic scroll bar, and keeps the page behind it as narrow as before (`data-drawer` in
 * `base.css`).
 */
function useScrollBarRoom(): void {
  const [width] = useState(() => window.innerWidth - document.documentElement.clientWidth)
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--scroll-bar', `${String(width)}px`)
    return () => void style.removeProperty('--scroll-bar')
  }, [width])
}

function OpenDrawer({ side = 'end', ...rest }: Omit<DrawerProps, 'open'>): ReactElement {
  useScrollBarRoom()
  return <DraggedFrame {...rest} shape={`drawer-${side}`} />
}

/** A side panel, such as the side menu. Renders nothing while closed. */
export function Drawer({ open, ...rest }: DrawerProps): ReactElement | null {
  return open ? <OpenDrawer {...rest} /> : null
}
