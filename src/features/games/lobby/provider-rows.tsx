import { useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { GameType } from '#generated/http/schemas/game-type.ts'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { useGameQueries } from '../games.queries.ts'
import { RailSkeleton } from '../tiles/row-skeletons.tsx'
import { GameRow } from './game-row.tsx'

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
    return (
      <Stack gap={5}>
        {withGames.map((provider) => (
          <GameRow
            key={provider.code}
            title={provider.name}
            logo={provider.logo}
            filter={{ type: type.code, manuf: provider.code }}
            onSeeAll={() => onProvider(provider.code)}
          />
        ))}
      </Stack>
    )
  }
  if (isError) return <QueryError query={providers} title={t('loadFailed')} />
  return <RailSkeleton label={type.name} />
})
