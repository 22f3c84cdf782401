import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { GameHelp } from './game-help.tsx'

export interface GameHelpSheetProps {
  readonly gameId: string
  readonly title: string
  readonly onClose: () => void
}

/** The rules over the running game. */
export function GameHelpSheet({ gameId, title, onClose }: GameHelpSheetProps): ReactElement {
  const { t } = useTranslation(['play', 'common'])
  return (
    <BottomSheet open onClose={onClose} title={`${t('details')}: ${title}`} closeLabel={t('common:close')}>
      <GameHelp gameId={gameId} isInGame />
    </BottomSheet>
  )
}
