import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ActivityTabs } from '#src/components/activity/activity-tabs.tsx'
import { typeHue, typeIcon } from '#src/components/type-look.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { menuQuery } from '#src/queries/menu.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Tabs } from '#src/ui/navigate/tabs.tsx'
import { GameRounds } from './game-rounds.tsx'
import type { RoundFilter } from './rounds.queries.ts'

/** A filter, and the type of game; the first of the menu when absent or unknown. */
export interface RecordFilter extends RoundFilter {
  readonly type?: string | undefined
}

export interface GameRecordScreenProps {
  readonly filter: RecordFilter
  readonly onFilter: (filter: RecordFilter) => void
  /** The round that is open beside the list. */
  readonly openId: string | undefined
  readonly onOpen: (id: string | undefined) => void
}

const TABS = 'records'

/** The player's rounds by game type, provider and days. Here the type hot stands for all types. */
export const GameRecordScreen = observer(function GameRecordScreen(props: GameRecordScreenProps) {
  const { filter, onFilter, openId, onOpen } = props
  const { mayPlay } = useStores().session
  const { t } = useTranslation(['records', 'games'])
  const { data: menu } = useSuspenseQuery(menuQuery())
  const { type, ...rest } = filter
  const chosen = menu.find((entry) => entry.code === type) ?? menu[0]
  const toGames = mayPlay && (
    <Link to={ROUTES.game} className={buttonClass({ variant: 'primary' })}>
      {t('rounds.toGames')}
    </Link>
  )
  return (
    <Stack gap={2}>
      <ActivityTabs />
      {chosen ? (
        <GameRounds
          type={chosen.code}
          filter={rest}
          onFilter={(next) => onFilter({ type, ...next })}
          emptyAction={toGames}
          tabsId={TABS}
          openId={openId}
          onOpen={onOpen}
          tabs={
            <Tabs
              label={t('games:types')}
              idBase={TABS}
              items={menu.map(({ code, name }) =>
                code === 'hot'
                  ? { id: code, label: t('allTypes'), icon: 'game' as const }
                  : { id: code, label: name, icon: typeIcon(code), hue: typeHue(code) },
              )}
              value={chosen.code}
              // A provider need not have games of the other type.
              onChange={(next) => onFilter({ type: next, from: rest.from, to: rest.to })}
            />
          }
        />
      ) : (
        <EmptyState picture="records" title={t('rounds.empty')} action={toGames} />
      )}
    </Stack>
  )
})
