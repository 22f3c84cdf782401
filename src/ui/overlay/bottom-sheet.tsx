import type { ReactElement } from 'react'
import { DraggedFrame } from './dragged-frame.tsx'
import type { ModalProps } from './modal-frame.tsx'

/** A sheet from the bottom of a phone; from 640 px a centered card. Renders nothing while closed. */
export function BottomSheet({ open, ...rest }: ModalProps): ReactElement | null {
  return open ? <DraggedFrame {...rest} shape="sheet" /> : null
}
