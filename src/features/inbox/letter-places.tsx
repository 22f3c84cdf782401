import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadingPane } from '#src/components/panes/reading-pane.tsx'
import { useBackCloses } from '#src/components/panes/use-back-closes.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { LetterView, type LetterViewProps } from './letter-view.tsx'

/** The opened letter beside the list. */
export function LetterPane({ view }: { readonly view: LetterViewProps | undefined }): ReactElement {
  const { t } = useTranslation('inbox')
  return (
    <ReadingPane label={t('opened')} opened={view && { id: view.letter.id, title: view.letter.title || t('untitled') }}>
      {view === undefined ? <EmptyState picture="inbox" title={t('chooseTitle')} /> : <LetterView {...view} />}
    </ReadingPane>
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
