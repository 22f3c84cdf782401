import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Children, type ReactElement, type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Spinner } from '#src/ui/feedback/spinner.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { useNearView } from './use-near-view.ts'

export interface EndlessListProps {
  /** What `useInfiniteQuery` gave. */
  readonly list: Pick<
    UseInfiniteQueryResult<unknown>,
    'data' | 'isError' | 'isFetching' | 'isFetchingNextPage' | 'hasNextPage' | 'fetchNextPage'
  >
  readonly label: string
  /** The rows so far, each an `li`. */
  readonly children: readonly ReactNode[]
  readonly empty: ReactElement
  /** In place of the list, when not even its first page could be had. */
  readonly error: ReactElement
}

const SKELETONS = [0, 1, 2, 3, 4, 5]

/** Rows on one card, with the next page loaded as the player comes near the end (design: paging). */
export function EndlessList({ list, label, children, empty, error }: EndlessListProps): ReactElement {
  const { t } = useTranslation('common')
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = list
  const end = useRef<HTMLDivElement>(null)
  const isNearEnd = useNearView(end)
  const isMoreWanted = isNearEnd && hasNextPage && !isFetching && !isError

  useEffect(() => {
    if (isMoreWanted) void fetchNextPage()
  }, [isMoreWanted, fetchNextPage])

  return (
    <Stack gap={3}>
      {content()}
      <Stack ref={end} align="center">
        {foot()}
      </Stack>
    </Stack>
  )

  function content(): ReactElement {
    if (Children.count(children) > 0) {
      return (
        <Card padding="none">
          <ul aria-label={label}>{children}</ul>
        </Card>
      )
    }
    if (data !== undefined) return empty
    if (isError) return error
    return (
      <Stack gap={3} aria-busy="true" aria-label={t('loading')}>
        {SKELETONS.map((row) => (
          <Skeleton key={row} height={64} />
        ))}
      </Stack>
    )
  }

  function foot(): ReactElement | null {
    if (isFetchingNextPage) return <Spinner label={t('loading')} />
    if (data === undefined || !isError || !hasNextPage) return null
    return (
      <Button variant="secondary" icon="refresh" busy={isFetching} onClick={() => void fetchNextPage()}>
        {t('retry')}
      </Button>
    )
  }
}
