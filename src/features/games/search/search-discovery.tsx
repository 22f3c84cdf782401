import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetSearchDiscovery } from '#generated/http/games/get-search-discovery.ts'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Chip } from '#src/ui/surface/chip.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import { GameGrid } from '../tiles/game-grid.tsx'
import { GridSkeleton } from '../tiles/game-skeletons.tsx'
import styles from './search.module.css'

export interface SearchDiscoveryProps {
  readonly onWord: (word: string) => void
}

/** What the server suggests before a search, and after one that found nothing: words and games. */
export function SearchDiscovery({ onWord }: SearchDiscoveryProps): ReactElement {
  const { t } = useTranslation('search')
  const discovery = useGetSearchDiscovery()
  const { data, isError } = discovery
  if (!data) return isError ? <QueryError query={discovery} /> : <GridSkeleton label={t('recommended')} />
  return (
    <Stack gap={5}>
      {data.keywords.length > 0 && (
        <section>
          <SectionHeader title={t('popular')} icon="fire" hue="hot" />
          <ul className={styles.words} aria-label={t('popular')}>
            {data.keywords.map((word) => (
              <li key={word}>
                <Chip onClick={() => onWord(word)}>{word}</Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
      {data.games.length > 0 && (
        <section>
          <SectionHeader title={t('recommended')} icon="star" />
          <GameGrid label={t('recommended')} games={data.games} hasWholeRows />
        </section>
      )}
    </Stack>
  )
}
