import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetPlaySession } from '#generated/http/responsible/get-play-session.ts'
import { useSetRealityCheck } from '#generated/http/responsible/set-reality-check.ts'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { REALITY_CHECK_MINUTES } from '#src/components/responsible/reality-check-minutes.ts'
import { Text } from '#src/ui/data/text.tsx'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'

/** How often a reality check shows; a choice applies at once, and what could not be saved is not shown as chosen. */
export function RealityCheck(): ReactElement {
  const { t } = useTranslation(['responsible', 'common'])
  const read = useGetPlaySession()
  const set = useSetRealityCheck()
  const minutes = set.isPending ? set.variables.data.minutes : read.data?.reminderMinutes

  function content(): ReactElement {
    if (minutes === undefined) {
      return read.isError ? (
        <QueryError query={read} title={t('realityFailed')} />
      ) : (
        <SkeletonSet kind="text" label={t('common:loading')} count={2} />
      )
    }
    return (
      <Card>
        <Stack gap={3}>
          <Text size="sm" tone="quiet">
            {t('realityText')}
          </Text>
          <Segmented
            label={t('realityCheck')}
            fullWidth
            options={REALITY_CHECK_MINUTES.map((count) => ({
              value: String(count),
              label: t('everyMinutes', { count }),
            }))}
            value={String(minutes)}
            onChange={(next) => {
              const chosen = REALITY_CHECK_MINUTES.find((count) => String(count) === next)
              if (chosen !== undefined && !set.isPending) set.mutate({ data: { minutes: chosen } })
            }}
          />
        </Stack>
      </Card>
    )
  }

  return (
    <section>
      <SectionHeader title={t('realityCheck')} />
      {content()}
    </section>
  )
}
