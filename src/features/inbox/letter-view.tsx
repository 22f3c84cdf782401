import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { serverToday } from '#src/api/server-today.ts'
import { formatCalendarTime } from '#src/lib/time.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { LetterClaim, type LetterClaimProps } from './letter-claim.tsx'
import { hasUnclaimed } from './letter-kind.ts'
import { LetterText } from './letter-text.tsx'

export interface LetterViewProps extends LetterClaimProps {
  readonly onDelete: () => void
}

/** An opened letter below its title: time, text, rewards, delete. */
export function LetterView({ letter, readAgain, onDelete }: LetterViewProps): ReactElement {
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
