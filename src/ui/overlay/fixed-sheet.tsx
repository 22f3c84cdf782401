import type { ReactElement } from 'react'
import { ModalFrame, type ModalProps } from './modal-frame.tsx'

/** A sheet that only its own action closes: no key, backdrop or drag. Open while mounted. */
export function FixedSheet(props: Omit<ModalProps, 'open' | 'dismissible' | 'closeLabel'>): ReactElement {
  return <ModalFrame {...props} shape="sheet" dismissible={false} />
}
