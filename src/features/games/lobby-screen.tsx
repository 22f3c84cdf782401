import { useQuery, useQueryClient } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { typeHue, typeIcon } from '#src/components/type-look.ts'
import { ROUTES } from '#src/components/route-names.ts'
import { menuQuery } from '#src/queries/menu.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { TabPanel } from '#src/ui/navigate/tab-panel.tsx'
import { Tabs } from '#src/ui/navigate/tabs.tsx'
import { LobbySkeleton } from './game-skeletons.tsx'
import { knownGameName } from './games.queries.ts'
import { LobbyBanners } from './lobby-banners.tsx'
import { LobbyPanel } from './lobby-panel.tsx'
import { useLaunchGame } from './use-launch-game.ts'

export interface LobbyScreenProps {
  /** The chosen type of game; the first of the menu when absent or unknown. */
  readonly type?: string | undefined
  /** The chosen provider within the type. */
  readonly manuf?: string | undefined
  readonly onChoose: (choice: { type?: string; manuf?: string }) => void
  /** A game to open once, by its id: the player comes back from login. */
  readonly play?: string | undefined
  /** `play` has been taken up: it must leave the address, so that a reload does not open the game again. */
  readonly onPlayed: () => void
}

const TABS = 'lobby'

/** The lobby: banners, the menu of game types, and the games of the chosen one. */
export const LobbyScreen = observer(function LobbyScreen({ type, manuf, onChoose, play, onPlayed }: LobbyScreenProps) {
  const { t } = useTranslation(['games', 'common'])
  const { session } = useStores()
  const { data: menu, isError, isFetching, refetch } = useQuery(menuQuery())
  const returnTo = useCallback((gameId: string) => lobbyPath({ type, manuf, play: gameId }), [type, manuf])
  const { busyId, onPlay } = useLaunchGame(returnTo)
  useResume(play, onPlayed, onPlay)

  const chosen = menu?.find((entry) => entry.code === type) ?? menu?.[0]
  return (
    <Stack gap={5}>
      <LobbyBanners />
      {menu && chosen && (
        <>
          <Tabs
            label={t('types')}
            idBase={TABS}
            items={menu.map(({ code, name }) => ({ id: code, label: name, icon: typeIcon(code), hue: typeHue(code) }))}
            value={chosen.code}
            onChange={(code) => onChoose({ type: code })}
          />
          <TabPanel idBase={TABS} value={chosen.code}>
            <LobbyPanel
              key={chosen.code}
              menu={menu}
              chosen={chosen}
              manuf={manuf}
              isLoggedIn={session.isLoggedIn}
              onChoose={onChoose}
              busyId={busyId}
              onPlay={onPlay}
            />
          </TabPanel>
        </>
      )}
      {menu?.length === 0 && <EmptyState title={t('menuEmpty')} text={t('menuEmptyText')} />}
      {!menu && !isError && <LobbySkeleton label={t('common:loading')} />}
      {!menu && isError && (
        <ErrorState
          title={t('loadFailed')}
          text={t('loadFailedText')}
          retryLabel={t('common:retry')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </Stack>
  )
})

/**
 * Takes up the game that the address names, once for each time it is named: opens it where the player has tapped on it
 * before login, else asks. A link alone must not begin a game for real money.
 */
function useResume(
  play: string | undefined,
  onPlayed: () => void,
  onPlay: (game: { id: string; name: string }) => void,
): void {
  const { t } = useTranslation(['games', 'common'])
  const queryClient = useQueryClient()
  const { overlays, session } = useStores()
  const taken = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (play === taken.current) return
    taken.current = play
    if (play === undefined) return
    onPlayed()
    const game = { id: play, name: knownGameName(queryClient, play) ?? t('untitled') }
    if (session.takeTap(play)) onPlay(game)
    else overlays.open('playQuestion', { name: game.name, onPlay: () => onPlay(game) })
  }, [play, onPlayed, onPlay, overlays, queryClient, session, t])
}

/** The lobby's own address with what is chosen. */
function lobbyPath(search: Readonly<Record<string, string | undefined>>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) if (value !== undefined) query.set(name, value)
  return `${ROUTES.game}?${query.toString()}`
}
