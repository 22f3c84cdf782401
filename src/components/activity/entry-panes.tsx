import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadingPane } from '#src/components/panes/reading-pane.tsx'
import { useTwoColumns } from '#src/hooks/use-two-columns.ts'
import styles from './entry-panes.module.css'

export interface EntryPanesProps {
  readonly opened: { readonly id: string; readonly title: string; readonly content: ReactNode } | undefined
  readonly onClose: () => void
  /** The list; `hasPane`: an entry opens beside it. */
  readonly children: (hasPane: boolean) => ReactNode
}

/** A list of entries, with the opened one beside it where there is room. */
export function EntryPanes({ opened, onClose, children }: EntryPanesProps): ReactElement {
  const { t } = useTranslation('records')
  const [containerRef, hasPane] = useTwoColumns()
  const isOpen = hasPane && opened !== undefined

  function close(): void {
    // The button that closes goes away: the focus returns to the entry in the list.
    containerRef.current?.querySelector<HTMLElement>('[aria-current="true"]')?.focus()
    onClose()
  }

  return (
    <div ref={containerRef} className={isOpen ? styles.panes : undefined}>
      <div>{children(hasPane)}</div>
      {isOpen && (
        <ReadingPane label={t('details')} opened={opened} onClose={close}>
          {opened.content}
        </ReadingPane>
      )}
    </div>
  )
}
