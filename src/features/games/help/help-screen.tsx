import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { FavoriteHeart } from '../hearts/favorite-heart.tsx'
import { PlayStore } from '../play/play-store.ts'
import { usePlay, usePlayPage } from '../play/use-play.ts'
import { GameHelp } from './game-help.tsx'
import { SimilarGames } from './similar-games.tsx'

export interface HelpScreenProps {
  /** Undefined for an address without one. */
  readonly gameId: string | undefined
}

/** Where a visitor plays after login. */
const LOBBY = { pathname: ROUTES.game, searchStr: '' }

/** The game's own page, with its heart, a way into it, and games like it. */
export const HelpScreen = observer(function HelpScreen({ gameId }: HelpScreenProps) {
  const { t } = useTranslation('common')
  const { deferred } = useStores()
  usePlayPage()
  const play = usePlay()
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
          <Button
            variant="primary"
            size="lg"
            fullWidth
            icon="play"
            busy={deferred.get(PlayStore).isOpening(gameId)}
            onClick={() => play(game, LOBBY)}
          >
            {t('play')}
          </Button>
        </Stack>
      </>
    )
  }
  return <GameHelp gameId={gameId} heading={heading} companion={(help) => <SimilarGames game={help} />} />
})
