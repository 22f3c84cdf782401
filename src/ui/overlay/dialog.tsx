import type { ReactElement } from 'react'
import { ModalFrame, type ModalProps } from './modal-frame.tsx'

/** A question or a short form in the middle of the screen. Nothing is in the page while it is closed. */
export function Dialog({ open, ...rest }: ModalProps): ReactElement | null {
  return open ? <ModalFrame {...rest} shape="dialog" /> : null
}
