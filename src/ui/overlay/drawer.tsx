import type { ReactElement } from 'react'
import { DraggedFrame } from './dragged-frame.tsx'
import type { ModalProps } from './modal-frame.tsx'

export interface DrawerProps extends ModalProps {
  readonly side?: 'start' | 'end'
}

/** A side panel, such as the side menu. Renders nothing while closed. */
export function Drawer({ open, side = 'end', ...rest }: DrawerProps): ReactElement | null {
  return open ? <DraggedFrame {...rest} shape={`drawer-${side}`} /> : null
}
