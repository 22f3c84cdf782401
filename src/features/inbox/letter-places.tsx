import { type ReactElement, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useBackCloses } from '#src/components/use-back-closes.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import styles from './inbox-screen.module.css'
import { LetterView, type LetterViewProps } from './letter-view.tsx'

/** The opened letter beside the list. */
export function LetterPane({ view }: { readonly view: LetterViewProps | undefined }): ReactElement {
  const { t } = useTranslation('inbox')
  const heading = useRef<HTMLHeadingElement>(null)
  const id = view?.letter.id
  useEffect(() => {
    if (id !== undefined) heading.current?.focus({ preventScroll: true })
  }, [id])
  return (
    <Card as="section" className={styles.pane} padding="lg" aria-label={t('opened')}>
      {view === undefined ? (
        <EmptyState picture="inbox" title={t('chooseTitle')} />
      ) : (
        <div key={id}>
          <h2 ref={heading} tabIndex={-1} className={styles.title}>
            {view.letter.title || t('untitled')}
          </h2>
          <LetterView {...view} />
        </div>
      )}
    </Card>
  )
}

/** The opened letter over the list. */
export function LetterSheet(props: { readonly view: LetterViewProps; readonly onClose: () => void }): ReactElement {
  const { view, onClose } = props
  const { t } = useTranslation(['common', 'inbox'])
  useBackCloses(onClose)
  return (
    <BottomSheet open title={view.letter.title || t('inbox:untitled')} closeLabel={t('close')} onClose={onClose}>
      <LetterView key={view.letter.id} {...view} />
    </BottomSheet>
  )
}
