import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { FavoriteHeart } from '../favorites/favorite-heart.tsx'
import { usePlay } from '../play/use-play.ts'
import { GameHelp } from './game-help.tsx'

export interface HelpScreenProps {
  /** Undefined for an address without one. */
  readonly gameId: string | undefined
}

/** How a game is played, with its heart and a way into it. */
export const HelpScreen = observer(function HelpScreen({ gameId }: HelpScreenProps) {
  const { t } = useTranslation('common')
  const returnTo = useCallback((id: string) => `${ROUTES.game}?play=${id}`, [])
  const { busyId, onPlay } = usePlay(returnTo)
  function heading(name: string) {
    if (gameId === undefined) return null
    const game = { id: gameId, name }
    return (
      <>
        <Stack row gap={2} align="center">
          <Text as="h2" size="lg">
            {name}
          </Text>
          <FavoriteHeart game={game} look="plain" />
        </Stack>
        <Stack row>
          <Button variant="primary" icon="play" busy={busyId !== null} onClick={() => onPlay(game)}>
            {t('play')}
          </Button>
        </Stack>
      </>
    )
  }
  return <GameHelp gameId={gameId} heading={heading} />
})
