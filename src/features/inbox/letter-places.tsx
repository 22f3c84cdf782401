import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { serverToday } from '#src/api/server-today.ts'
import { ReadingPane } from '#src/components/panes/reading-pane.tsx'
import { useBackCloses } from '#src/components/panes/use-back-closes.ts'
import { formatCalendarTime } from '#src/lib/time.ts'
import { Text } from '#src/ui/data/text.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { LetterClaim, type LetterClaimProps } from './letter-claim.tsx'
import { hasUnclaimed } from './letter-kind.ts'
import { LetterText } from './letter-text.tsx'

interface LetterViewProps extends LetterClaimProps {
  readonly onDelete: () => void
}

/** An opened letter below its title: time, text, rewards, delete. */
function LetterView({ letter, readAgain, onDelete }: LetterViewProps): ReactElement {
  const { t, i18n } = useTranslation('inbox')
  const isKept = hasUnclaimed(letter)
  return (
    <Stack gap={4}>
      <Text size="sm" tone="quiet">
        <time dateTime={letter.createdAt}>{formatCalendarTime(letter.createdAt, i18n.language, serverToday())}</time>
      </Text>
      <LetterText content={letter.content || t('noText')} />
      <LetterClaim letter={letter} readAgain={readAgain} />
      {isKept ? (
        <Text size="sm" tone="quiet">
          {t('keptUntilClaimed')}
        </Text>
      ) : (
        <Stack row>
          <Button variant="ghost" size="sm" icon="trash" onClick={onDelete}>
            {t('delete')}
          </Button>
        </Stack>
      )}
    </Stack>
  )
}

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
