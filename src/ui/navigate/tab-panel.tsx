import type { ReactElement, ReactNode } from 'react'

export interface TabPanelProps {
  readonly idBase: string
  /** The id of its tab. */
  readonly value: string
  readonly children: ReactNode
}

/** The content of the chosen tab. */
export function TabPanel({ idBase, value, children }: TabPanelProps): ReactElement {
  return (
    <div role="tabpanel" id={`${idBase}-panel-${value}`} aria-labelledby={`${idBase}-tab-${value}`}>
      {children}
    </div>
  )
}
