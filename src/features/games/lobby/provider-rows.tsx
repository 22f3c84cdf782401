import { useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { Fragment, type ReactElement, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Manufacturer } from '#generated/http/schemas/manufacturer.ts'
import type { GameType } from '#generated/http/schemas/game-type.ts'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { useWindowedRows } from '#src/ui/list/use-windowed-rows.ts'
import { useGameQueries } from '../games.queries.ts'
import { RailSkeleton } from '../tiles/row-skeletons.tsx'
import { GameRow } from './game-row.tsx'
import styles from './provider-rows.module.css'

export interface ProviderRowsProps {
  readonly type: GameType
  readonly onProvider: (code: string) => void
}

/** The games of a type with one row per provider (`showProvider`). */
export const ProviderRows = observer(function ProviderRows({ type, onProvider }: ProviderRowsProps) {
  const { t } = useTranslation(['games', 'common'])
  const providers = useQuery(useGameQueries().providers(type.code))
  const { data, isError } = providers
  if (data) {
    const withGames = data.filter((provider) => provider.gameCount !== 0)
    if (withGames.length === 0) return <EmptyState title={t('typeEmpty')} text={t('typeEmptyText')} />
    return <Rows type={type} providers={withGames} onProvider={onProvider} />
  }
  if (isError) return <QueryError query={providers} title={t('loadFailed')} />
  return <RailSkeleton label={type.name} />
})

function Rows({
  type,
  providers,
  onProvider,
}: ProviderRowsProps & { readonly providers: readonly Manufacturer[] }): ReactElement {
  const list = useRef<HTMLDivElement>(null)
  const { rows, end, ...handlers } = useWindowedRows(list, {
    count: providers.length,
    selector: ':scope > [data-row]',
    getKey: (index) => providers[index]?.code ?? '',
    maxWholeRows: 20,
  })
  return (
    <div ref={list} {...handlers}>
      {rows.map(({ index, gap }) => {
        const provider = providers[index] as Manufacturer
        return (
          <Fragment key={provider.code}>
            {gap > 0 && <div style={{ height: gap }} />}
            <div className={styles.row} data-row>
              <GameRow
                title={provider.name}
                logo={provider.logo}
                filter={{ type: type.code, manuf: provider.code }}
                onSeeAll={() => onProvider(provider.code)}
              />
            </div>
          </Fragment>
        )
      })}
      <div style={{ height: end }} />
    </div>
  )
}
