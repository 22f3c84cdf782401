import type { ReactElement } from 'react'
import { DraggedFrame } from './dragged-frame.tsx'
import type { ModalProps } from './modal-frame.tsx'
import { useScrollBarRoom } from './use-scroll-bar-room.ts'

export interface DrawerProps extends ModalProps {
  readonly side?: 'start' | 'end'
}

function OpenDrawer({ side = 'end', ...rest }: Omit<DrawerProps, 'open'>): ReactElement {
  useScrollBarRoom()
  return <DraggedFrame {...rest} shape={`drawer-${side}`} />
}

/** A side panel, such as the side menu. Renders nothing while closed. */
export function Drawer({ open, ...rest }: DrawerProps): ReactElement | null {
  return open ? <OpenDrawer {...rest} /> : null
}
