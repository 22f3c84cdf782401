import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChannelLinks } from '#src/components/channel-links.tsx'
import { channelsOf } from '#src/components/channels.ts'
import { configQuery } from '#src/queries/config.ts'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'

/** The `cs_` contacts of the configuration. */
export function ContactList() {
  const { t } = useTranslation(['support', 'common'])
  const { data, isError, isFetching, refetch } = useQuery(configQuery())
  if (!data && isError) {
    return (
      <ErrorState
        title={t('contactsFailed')}
        retryLabel={t('common:retry')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) {
    return (
      <Stack gap={3} role="status">
        <VisuallyHidden>{t('common:loading')}</VisuallyHidden>
        <Skeleton height="3.5rem" />
        <Skeleton height="3.5rem" />
        <Skeleton height="3.5rem" />
      </Stack>
    )
  }
  if (channelsOf(data, 'cs', globalThis.location).length === 0) {
    return <EmptyState title={t('noContacts')} text={t('noContactsText')} />
  }
  return (
    <Card padding="sm">
      <ChannelLinks config={data} kind="cs" />
    </Card>
  )
}
