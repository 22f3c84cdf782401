import { useTranslation } from 'react-i18next'
import { useGetConfig } from '#generated/http/app/get-config.ts'
import { ChannelLinks } from '#src/components/channel-links.tsx'
import { channelsOf } from '#src/lib/channels.ts'
import { QueryError } from '#src/components/query-error.tsx'
import { EmptyState } from '#src/ui/feedback/empty-state.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'

/** The `cs_` contacts of the configuration. */
export function ContactList() {
  const { t } = useTranslation(['support', 'common'])
  const config = useGetConfig()
  const { data, isError } = config
  if (!data && isError) return <QueryError query={config} title={t('contactsFailed')} />
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
