import type { ReactElement } from 'react'
import { ModalFrame, type ModalProps } from './modal-frame.tsx'
import { useScrollBarRoom } from './use-scroll-bar-room.ts'

function OpenPopover(props: Omit<ModalProps, 'open' | 'hideTitle'>): ReactElement {
  useScrollBarRoom()
  return <ModalFrame {...props} hideTitle shape="popover" />
}

/**
 * A panel of 320 px below the end of the header, such as the account menu of a desktop: the page stays in view, and Esc or a
 * press beside the panel closes it. The close button stands at the end of the first row, which leaves it its place.
 */
export function Popover({ open, ...rest }: Omit<ModalProps, 'hideTitle'>): ReactElement | null {
  return open ? <OpenPopover {...rest} /> : null
}
