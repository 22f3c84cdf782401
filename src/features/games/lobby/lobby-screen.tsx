import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameType } from '#generated/http/schemas/game-type.ts'
import { LobbyFirstSteps } from '#src/components/first-steps/lobby-first-steps.tsx'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { SessionEnded } from '#src/components/player/session-ended.tsx'
import { typeHue, typeIcon } from '#src/components/type-look.ts'
import { nextPaint } from '#src/platform/idle.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { menuQuery } from '#src/queries/menu.ts'
import { Words } from '#src/ui/data/words.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { PageTitle } from '#src/ui/layout/page-title.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { TabPanel } from '#src/ui/navigate/tab-panel.tsx'
import { Tabs } from '#src/ui/navigate/tabs.tsx'
import type { GamesFilter } from '../games.queries.ts'
import { type ResumeProps, useResume } from '../play/use-resume.ts'
import { GridSkeleton, TabsSkeleton } from '../tiles/game-skeletons.tsx'
import { HotLobby } from './hot-lobby.tsx'
import { LobbyBanners } from './lobby-banners.tsx'
import { LobbyOfType, ProviderPage } from './lobby-parts.tsx'
import styles from './lobby-screen.module.css'

export interface LobbyScreenProps extends ResumeProps {
  /** The type of game, the first of the menu when absent or unknown; a provider has a page of its own. */
  readonly choice: GamesFilter
  /** Every hot game in place of the lobby's front. */
  readonly isAllShown: boolean
  readonly onShowAll: () => void
  /** Resolves when the choice is in the address. */
  readonly onChoose: (choice: GamesFilter) => Promise<void> | void
  /** Opens the page of a provider, to which Back leads back. */
  readonly onProvider: (code: string) => void
}

const TABS = 'lobby'
/** The menu's entry with an operation of its own. */
const HOT = 'hot'

interface TypeTabsProps {
  readonly menu: readonly GameType[]
  readonly chosen: string
  readonly onChoose: (code: string) => Promise<void> | void
}

/** The menu of game types. The tapped one is chosen at once; its games render after that has been painted. */
function TypeTabs({ menu, chosen, onChoose }: TypeTabsProps): ReactElement {
  const { t } = useTranslation('games')
  const [tapped, setTapped] = useState<string>()

  async function choose(code: string): Promise<void> {
    setTapped(code)
    await nextPaint()
    await onChoose(code)
    setTapped((last) => (last === code ? undefined : last))
  }

  return (
    <Tabs
      label={t('types')}
      idBase={TABS}
      items={menu.map(({ code, name }) => ({ id: code, label: name, icon: typeIcon(code), hue: typeHue(code) }))}
      value={tapped ?? chosen}
      onChange={(code) => void choose(code)}
    />
  )
}

/** A link to the search page that looks like its field. */
function SearchLink(): ReactElement {
  const { t } = useTranslation('games')
  return (
    <Link to={ROUTES.gameSearchHistory} className={styles.search}>
      <Icon name="search" size={22} />
      <Words>{t('searchGames')}</Words>
    </Link>
  )
}

/** The lobby: the menu of game types, banners on its first one, and the games of the chosen one. */
export function LobbyScreen({
  choice,
  isAllShown,
  onShowAll,
  onChoose,
  onProvider,
  play,
  onPlayed,
}: LobbyScreenProps): ReactElement {
  const { t } = useTranslation(['games', 'common'])
  const menuRead = useQuery(menuQuery())
  const { data: menu, isError } = menuRead
  const { type, manuf } = choice
  useResume({ play, onPlayed })

  const chosen = menu?.find((entry) => entry.code === type) ?? menu?.[0]
  // The menu's first entry; before the menu has loaded, an address without a type.
  const isFront = menu ? chosen === menu[0] : type === undefined
  return (
    <Stack gap={2}>
      {/* A provider's page has its own. */}
      {manuf === undefined && <PageTitle isTab>{isFront || !chosen ? t('common:game') : chosen.name}</PageTitle>}
      <SessionEnded />
      <SearchLink />
      {manuf === undefined && <LobbyFirstSteps />}
      {menu && manuf !== undefined && (
        <ProviderPage menu={menu} choice={{ ...choice, manuf }} onChoose={(next) => void onChoose(next)} />
      )}
      {manuf === undefined && chosen && (
        <TypeTabs menu={menu ?? []} chosen={chosen.code} onChoose={(code) => onChoose({ type: code })} />
      )}
      {!menu && !isError && <TabsSkeleton />}
      {manuf === undefined && isFront && <LobbyBanners />}
      {menu && manuf === undefined && chosen && (
        <TabPanel idBase={TABS} value={chosen.code}>
          {chosen.code === HOT ? (
            <HotLobby
              types={menu.filter(({ code }) => code !== HOT)}
              isAllShown={isAllShown}
              onShowAll={onShowAll}
              onType={(code) => void onChoose({ type: code })}
              onProvider={onProvider}
            />
          ) : (
            <LobbyOfType key={chosen.code} chosen={chosen} onProvider={onProvider} />
          )}
        </TabPanel>
      )}
      {menu?.length === 0 && <EmptyState title={t('menuEmpty')} text={t('menuEmptyText')} />}
      {!menu && !isError && <GridSkeleton label={t('common:loading')} />}
      {!menu && isError && <QueryError query={menuRead} title={t('loadFailed')} />}
    </Stack>
  )
}
