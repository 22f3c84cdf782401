import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useListPlayLimits } from '#generated/http/responsible/list-play-limits.ts'
import type { PlayLimit } from '#generated/http/schemas/play-limit.ts'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import styles from '../responsible.module.css'
import { LimitCard } from './limit-card.tsx'

/** The player's limits. `onSet` opens the form, of a limit or for a new one. */
export function LimitList({ onSet }: { readonly onSet: (limit?: PlayLimit) => void }): ReactElement {
  const { t } = useTranslation(['responsible', 'common'])
  const read = useListPlayLimits()

  function content(): ReactElement {
    if (read.isPending) return <SkeletonSet kind="text" label={t('common:loading')} count={4} />
    if (!read.data) return <QueryError query={read} title={t('limitsFailed')} />
    const { limits } = read.data
    const set = (
      <Button variant="secondary" icon="plus" fullWidth={limits.length > 0} onClick={() => onSet()}>
        {t(limits.length > 0 ? 'setAnother' : 'setLimit')}
      </Button>
    )
    if (limits.length === 0) return <EmptyState title={t('limitsEmpty')} text={t('limitsEmptyText')} action={set} />
    return (
      <Stack gap={3}>
        <Text size="sm" tone="quiet">
          {t('limitsText')}
        </Text>
        <ul className={styles.limits} aria-label={t('limits')}>
          {limits.map((limit) => (
            <LimitCard key={`${limit.kind} ${limit.period}`} limit={limit} onChange={() => onSet(limit)} />
          ))}
        </ul>
        {set}
      </Stack>
    )
  }

  return (
    <section>
      <SectionHeader title={t('limits')} />
      {content()}
    </section>
  )
}
