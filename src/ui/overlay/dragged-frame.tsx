import { useRef, type ReactElement } from 'react'
import { ModalFrame, type ModalFrameProps } from './modal-frame.tsx'
import { useDragClose } from './use-drag-close.ts'

/** Where each shape leaves to when it is dragged. */
const WAYS = { sheet: 'down', 'drawer-end': 'right', 'drawer-start': 'left' } as const

interface DraggedFrameProps extends ModalFrameProps {
  readonly shape: keyof typeof WAYS
}

/** A sheet or drawer, dragged out the way it came, unless only an action of its own ends it. */
export function DraggedFrame(props: DraggedFrameProps): ReactElement {
  const { shape, onClose, dismissible = true } = props
  const panel = useRef<HTMLDivElement>(null)
  const way = WAYS[shape]
  const drag = useDragClose(panel, way, onClose)
  if (!dismissible) return <ModalFrame {...props} />
  // A sheet scrolls the way it leaves: it is dragged by its head only.
  return <ModalFrame {...props} panel={panel} {...(way === 'down' ? { onHead: drag } : { onPanel: drag })} />
}
