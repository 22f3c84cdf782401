import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Announcement } from '#generated/http/schemas/announcement.ts'
import { serverToday } from '#src/api/server-today.ts'
import { formatCalendarDate, formatCalendarTime } from '#src/lib/time.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import styles from './announcements-popup.module.css'

export interface AnnouncementsPopupProps {
  readonly announcements: readonly Announcement[]
  readonly onClose: () => void
}

/** The operator's announcements, once a day. Rendered as plain text with line breaks. */
export function AnnouncementsPopup({ announcements, onClose }: AnnouncementsPopupProps): ReactElement {
  const { t, i18n } = useTranslation(['overlays', 'common'])
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('announcementsTitle')}
      closeLabel={t('common:close')}
      actions={
        <Button variant="primary" fullWidth onClick={onClose}>
          {t('announcementsDone')}
        </Button>
      }
    >
      <ul className={styles.list}>
        {announcements.map(({ id, title, content, publishedAt, maintenanceAt }) => (
          <li key={id} className={styles.announcement}>
            <Text as="h3" size="lg">
              {title}
            </Text>
            <Text size="sm" tone="quiet">
              <time dateTime={publishedAt}>{formatCalendarDate(publishedAt, i18n.language, serverToday())}</time>
            </Text>
            {maintenanceAt !== undefined && (
              <Text weight="bold">
                <time dateTime={maintenanceAt}>
                  {t('maintenanceAt', {
                    time: formatCalendarTime(maintenanceAt, i18n.language, serverToday(), 'sentence'),
                  })}
                </time>
              </Text>
            )}
            <p className={styles.content}>{content}</p>
          </li>
        ))}
      </ul>
    </BottomSheet>
  )
}
