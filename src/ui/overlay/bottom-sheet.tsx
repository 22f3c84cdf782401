import type { ReactElement } from 'react'
import { DraggedFrame } from './dragged-frame.tsx'
import type { ModalProps } from './modal-frame.tsx'

/** Rises from the foot of a phone; from 640 px a card in the middle. Nothing is in the page while it is closed. */
export function BottomSheet({ open, ...rest }: ModalProps): ReactElement | null {
  return open ? <DraggedFrame {...rest} shape="sheet" /> : null
}
