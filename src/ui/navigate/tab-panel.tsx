import { useEffect, useRef, type ReactElement, type ReactNode } from 'react'

export interface TabPanelProps {
  readonly idBase: string
  /** The id of its tab. */
  readonly value: string
  readonly children: ReactNode
}

/** How long the next tab's content takes to appear, in milliseconds; `--motion` of tokens.css. */
const APPEAR_MS = 180

/** The content of the chosen tab. Another tab's content fades in, unless motion is reduced. */
export function TabPanel({ idBase, value, children }: TabPanelProps): ReactElement {
  const panel = useRef<HTMLDivElement>(null)
  const shown = useRef(value)

  useEffect(() => {
    if (shown.current === value) return
    shown.current = value
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    panel.current?.animate({ opacity: [0.35, 1] }, { duration: APPEAR_MS, easing: 'ease-out' })
  }, [value])

  return (
    <div ref={panel} role="tabpanel" id={`${idBase}-panel-${value}`} aria-labelledby={`${idBase}-tab-${value}`}>
      {children}
    </div>
  )
}
