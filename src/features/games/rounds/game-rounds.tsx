import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { listGameRecords } from '#generated/http/games/list-game-records.ts'
import type { GameRecord } from '#generated/http/schemas/game-record.ts'
import type { GameRecordPage } from '#generated/http/schemas/game-record-page.ts'
import { DayChoice, useDayLabel } from '#src/components/activity/day-choice.tsx'
import { DayList } from '#src/components/activity/day-list.tsx'
import { EntryPanes } from '#src/components/activity/entry-panes.tsx'
import { EXPORT_PAGE_SIZE, type ExportTable } from '#src/components/activity/export-button.tsx'
import { type ActiveFilter, FilterBar, NoMatch } from '#src/components/activity/filter-bar.tsx'
import { FilterChoice } from '#src/components/activity/filter-choice.tsx'
import { plainPeso } from '#src/lib/money-format.ts'
import { sortableTime } from '#src/lib/time.ts'
import { collectItems } from '#src/queries/paging.ts'
import { readAll } from '#src/queries/read-all.ts'
import { Money } from '#src/ui/data/money.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { TabPanel } from '#src/ui/navigate/tab-panel.tsx'
import styles from './game-rounds.module.css'
import { RoundRow, useRoundColumns } from './round-parts.tsx'
import { RoundDetails, RoundSheet } from './round-sheet.tsx'
import { gameRecordsQuery, providersQuery, type RoundFilter, roundParams } from './rounds.queries.ts'

/** All rounds of a type and a filter, as the rows of an export. */
function useRoundTable(type: string): (filter: RoundFilter) => Promise<ExportTable> {
  const { t } = useTranslation('records')
  return async (filter) => {
    const params = { ...roundParams(filter), pageSize: EXPORT_PAGE_SIZE }
    const { list, ...read } = await readAll(
      (pageNum) => listGameRecords(type, { ...params, pageNum }),
      ({ id }) => id,
    )
    const names = ['round', 'time', 'game', 'provider', 'bet', 'win'] as const
    const rows = list.map(({ id, playedAt, gameName, manufName, bet, win }) => [
      id,
      sortableTime(playedAt),
      gameName,
      manufName,
      plainPeso(bet),
      plainPeso(win),
    ])
    return { rows: [names.map((name) => t(`columns.${name}`)), ...rows], ...read }
  }
}

export interface GameRoundsProps {
  readonly type: string
  readonly filter: RoundFilter
  readonly onFilter: (filter: RoundFilter) => void
  readonly emptyAction: ReactNode
  /** The types, in one row with the filter's button. */
  readonly tabs: ReactNode
  /** Links the tabs to their panel. */
  readonly tabsId: string
  /** The round that is open beside the list. */
  readonly openId: string | undefined
  readonly onOpen: (id: string | undefined) => void
}

/** The sums of all rounds of the filter, where the server adds them up. */
function Totals({ page }: { readonly page: GameRecordPage | undefined }): ReactElement | null {
  const { t } = useTranslation('records')
  // Its line is kept while it loads, so that the list below does not move.
  if (page === undefined) return <div className={styles.totals}>{'\u00A0'}</div>
  if (page.totalBet === undefined || page.totalWin === undefined) return null
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('rounds.totalBet')}</dt>
        <dd>
          <Money value={page.totalBet} />
        </dd>
      </div>
      <div>
        <dt>{t('rounds.totalWin')}</dt>
        <dd>
          <Money value={page.totalWin} />
        </dd>
      </div>
    </dl>
  )
}

/** The rounds of one type, newest first, with the totals of the filter. */
export function GameRounds(props: GameRoundsProps): ReactElement {
  const { type, filter, onFilter, emptyAction, tabs, tabsId, openId, onOpen } = props
  const { t } = useTranslation(['records', 'games'])
  const list = useInfiniteQuery(gameRecordsQuery(type, filter))
  const { data: providers = [] } = useQuery(providersQuery(type))
  const rounds = list.data ? collectItems(list.data.pages, ({ id }) => id) : []
  const open = rounds.find(({ id }) => id === openId)
  /** The one in the sheet of a phone. */
  const [inSheet, setInSheet] = useState<GameRecord>()
  const columns = useRoundColumns({ openId, onOpen })
  const dayLabel = useDayLabel()
  const readTable = useRoundTable(type)
  const { manuf, from, to } = filter
  const providerName = (code: string) => providers.find((one) => one.code === code)?.name ?? code
  const days = dayLabel({ from, to })
  const active: ActiveFilter<RoundFilter>[] = [
    ...(manuf === undefined ? [] : [{ label: providerName(manuf), without: { from, to } }]),
    ...(days === undefined ? [] : [{ label: days, without: { manuf } }]),
  ]
  return (
    <Stack gap={2}>
      <FilterBar
        filter={filter}
        none={{}}
        active={active}
        onFilter={onFilter}
        exportName="game-rounds"
        readAll={readTable}
        startScrolls
        start={tabs}
      >
        {(draft, change) => (
          <>
            <DayChoice range={draft} onRange={change} />
            <FilterChoice
              label={t('rounds.provider')}
              options={[
                { value: undefined, label: t('games:allProviders') },
                ...providers.map(({ code, name }) => ({ value: code, label: name })),
              ]}
              value={draft.manuf}
              onChange={(next) => change({ manuf: next })}
            />
          </>
        )}
      </FilterBar>
      <TabPanel key={type} idBase={tabsId} value={type}>
        <Stack gap={2}>
          <Totals page={list.data?.pages.at(-1)} />
          <EntryPanes
            opened={open && { id: open.id, title: open.gameName, content: <RoundDetails round={open} /> }}
            onClose={() => onOpen(undefined)}
          >
            {(hasPane) => (
              <DayList
                list={list}
                label={t('rounds.label')}
                empty={
                  active.length > 0 ? (
                    <NoMatch active={active} onClear={() => onFilter({})} />
                  ) : (
                    <EmptyState
                      picture="records"
                      title={t('rounds.empty')}
                      text={t('rounds.emptyText')}
                      action={emptyAction}
                    />
                  )
                }
                failedTitle={t('roundsFailed')}
                items={rounds}
                idOf={({ id }) => id}
                timeOf={({ playedAt }) => playedAt}
                renderRow={(round) => (
                  <RoundRow
                    round={round}
                    isOpen={hasPane && round.id === openId}
                    onOpen={() => (hasPane ? onOpen(round.id) : setInSheet(round))}
                  />
                )}
                columns={columns}
                openId={openId}
              />
            )}
          </EntryPanes>
        </Stack>
      </TabPanel>
      {inSheet && <RoundSheet round={inSheet} onClose={() => setInSheet(undefined)} />}
    </Stack>
  )
}
