import type { ReactElement } from 'react'
import { DraggedFrame } from './dragged-frame.tsx'
import type { ModalProps } from './modal-frame.tsx'

export interface DrawerProps extends ModalProps {
  readonly side?: 'start' | 'end'
}

/** A panel from the side, as the side menu. Nothing is in the page while it is closed. */
export function Drawer({ open, side = 'end', ...rest }: DrawerProps): ReactElement | null {
  return open ? <DraggedFrame {...rest} shape={`drawer-${side}`} /> : null
}
