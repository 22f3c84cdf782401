import { useRef, type ReactElement } from 'react'
import { ModalFrame, type ModalFrameProps } from './modal-frame.tsx'
import { useDragClose } from './use-drag-close.ts'

/** The drag direction of each shape. */
const WAYS = { sheet: 'down', 'drawer-end': 'right', 'drawer-start': 'left' } as const

interface DraggedFrameProps extends ModalFrameProps {
  readonly shape: keyof typeof WAYS
}

/** A sheet or drawer that can be dragged out, unless only an action of its own closes it. */
export function DraggedFrame(props: DraggedFrameProps): ReactElement {
  const { shape, onClose, dismissible = true } = props
  const panel = useRef<HTMLDivElement>(null)
  const way = WAYS[shape]
  const drag = useDragClose(panel, way, onClose)
  if (!dismissible) return <ModalFrame {...props} />
  // A sheet scrolls in its drag direction, so only its head drags it.
  return <ModalFrame {...props} panel={panel} {...(way === 'down' ? { onHead: drag } : { onPanel: drag })} />
}
