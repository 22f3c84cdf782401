import type { ReactElement, ReactNode } from 'react'

export interface TabPanelProps {
  readonly idBase: string
  /** Id of the tab that it belongs to. */
  readonly value: string
  readonly children: ReactNode
}

/** What the chosen tab shows. */
export function TabPanel({ idBase, value, children }: TabPanelProps): ReactElement {
  return (
    <div role="tabpanel" id={`${idBase}-panel-${value}`} aria-labelledby={`${idBase}-tab-${value}`}>
      {children}
    </div>
  )
}
