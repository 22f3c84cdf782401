import { type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import styles from './reading-pane.module.css'

export interface ReadingPaneProps {
  /** Names the pane. */
  readonly label: string
  /** The opened entry's key and title; without one the pane has only its content. */
  readonly opened: { readonly id: string; readonly title: string } | undefined
  /** Shows a button that closes the entry. */
  readonly onClose?: () => void
  readonly children: ReactNode
}

/** An opened entry beside its list. Its title gets the focus. */
export function ReadingPane({ label, opened, onClose, children }: ReadingPaneProps): ReactElement {
  const { t } = useTranslation('common')
  const heading = useRef<HTMLHeadingElement>(null)
  const id = opened?.id
  useEffect(() => {
    if (id !== undefined) heading.current?.focus({ preventScroll: true })
  }, [id])
  return (
    <div className={styles.pane}>
      <Card as="section" padding="lg" aria-label={label}>
        {opened && (
          <div key={id} className={styles.head}>
            <h2 ref={heading} tabIndex={-1} className={styles.title}>
              {opened.title}
            </h2>
            {onClose && <IconButton icon="close" label={t('close')} onClick={onClose} />}
          </div>
        )}
        <div key={`${String(id)} content`}>{children}</div>
      </Card>
    </div>
  )
}
