import { type ReactElement, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { FriendsPanel } from './friends-panel.tsx'
import styles from './invite.module.css'
import { RankingPanel } from './ranking-panel.tsx'
import { RecordPanel } from './record-panel.tsx'

export type InviteView = 'friends' | 'ranking' | 'record'

export interface InviteScreenProps {
  readonly view: InviteView
  readonly onView: (view: InviteView) => void
}

/** Inviting friends: the friend card, the ranking, and the rewards so far. */
export function InviteScreen({ view, onView }: InviteScreenProps): ReactElement {
  const { t } = useTranslation(['invite', 'common'])
  return (
    <Stack gap={4} className={styles.page}>
      <div className={styles.views}>
        <Segmented
          label={t('views')}
          fullWidth
          options={[
            { value: 'friends', label: t('friends') },
            { value: 'ranking', label: t('ranking') },
            { value: 'record', label: t('record') },
          ]}
          value={view}
          onChange={onView}
        />
      </div>
      {/* The switch stays while another view loads. */}
      <Suspense fallback={<SkeletonSet kind="rows" label={t('common:loading')} />}>
        {view === 'friends' && <FriendsPanel />}
        {view === 'ranking' && <RankingPanel />}
        {view === 'record' && <RecordPanel />}
      </Suspense>
    </Stack>
  )
}
