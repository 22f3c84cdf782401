import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { NewcomerStore } from '#src/stores/newcomer-store.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Badge } from '#src/ui/surface/badge.tsx'

/** The number of unread letters; without any, a dot for the announcements that a newcomer has not seen. */
export const InboxBadge = observer(function InboxBadge() {
  const { t } = useTranslation('common')
  const { badges, deferred, session } = useStores()
  const { inboxUnread } = badges.counts
  const hasAnnouncements = deferred.get(NewcomerStore).hasAnnouncements && !session.arePromotionsHeld
  if (inboxUnread > 0 || !hasAnnouncements) {
    return <Badge count={inboxUnread} label={t('unread', { total: inboxUnread })} />
  }
  return <Badge dot label={t('newAnnouncements')} />
})
