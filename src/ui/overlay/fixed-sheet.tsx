import type { ReactElement } from 'react'
import { ModalFrame, type ModalProps } from './modal-frame.tsx'

/** A sheet that only an action of its own ends: no key, no backdrop, no finger. It is open for as long as it is there. */
export function FixedSheet(props: Omit<ModalProps, 'open' | 'dismissible' | 'closeLabel'>): ReactElement {
  return <ModalFrame {...props} shape="sheet" dismissible={false} />
}
