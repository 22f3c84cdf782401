import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameType } from '#generated/http/schemas/game-type.ts'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { EndlessGames } from './endless-games.tsx'
import { gamesQuery, manufacturersQuery } from './games.queries.ts'
import { isLiveType } from './is-live-type.ts'
import type { PlayProps } from './use-play.ts'

export interface ProviderGamesProps extends PlayProps {
  readonly type: GameType
  readonly manuf: string
  readonly isLoggedIn: boolean
  /** Back to the rows of all providers. */
  readonly onAll: () => void
}

/** All games of one provider within a type. */
export function ProviderGames({ type, manuf, isLoggedIn, onAll, busyId, onPlay }: ProviderGamesProps): ReactElement {
  const { t } = useTranslation('games')
  const { data } = useQuery(manufacturersQuery(isLoggedIn, type.code))
  const name = data?.find((provider) => provider.code === manuf)?.name ?? type.name
  return (
    <Stack gap={3} as="section">
      <Stack row>
        <Button variant="ghost" size="sm" icon="chevron-left" onClick={onAll}>
          {t('allProviders')}
        </Button>
      </Stack>
      <SectionHeader title={name} />
      <EndlessGames
        label={name}
        query={gamesQuery(isLoggedIn, { type: type.code, manuf })}
        isLive={isLiveType(type)}
        busyId={busyId}
        onPlay={onPlay}
      />
    </Stack>
  )
}
