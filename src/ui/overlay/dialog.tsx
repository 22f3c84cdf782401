import type { ReactElement } from 'react'
import { ModalFrame, type ModalProps } from './modal-frame.tsx'

/** A question or a short form in a centered dialog. Renders nothing while closed. */
export function Dialog({ open, ...rest }: ModalProps): ReactElement | null {
  return open ? <ModalFrame {...rest} shape="dialog" /> : null
}
