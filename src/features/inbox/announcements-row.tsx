import { useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { listAnnouncementsQuery } from '#generated/http/app/list-announcements.ts'
import { NewcomerStore } from '#src/stores/newcomer-store.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Badge } from '#src/ui/surface/badge.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import styles from './inbox-screen.module.css'

/** The pinned row above the letters, which opens the operator's announcements; nothing without any. A dot marks those that wait for a newcomer. */
export const AnnouncementsRow = observer(function AnnouncementsRow() {
  const { t } = useTranslation(['inbox', 'common'])
  const { deferred, overlays, session } = useStores()
  const { hasAnnouncements, markAnnouncementsRead } = deferred.get(NewcomerStore)
  const { data = [] } = useQuery({ ...listAnnouncementsQuery(), meta: { silentError: true } })
  // Without a date of maintenance one may promote.
  const announcements = session.arePromotionsHeld ? data.filter(({ maintenanceAt }) => maintenanceAt) : data
  if (announcements.length === 0) return null
  return (
    <Card padding="none" className={styles.announcements}>
      <ListRow
        icon="info"
        title={t('announcements')}
        trailing={hasAnnouncements ? <Badge dot label={t('common:newAnnouncements')} /> : undefined}
        chevron
        onClick={() => overlays.open('announcements', { announcements }, () => markAnnouncementsRead(announcements))}
      />
    </Card>
  )
})
