import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useSayRefused } from '#src/components/copy/use-copy.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { CopyButton } from '#src/ui/form/copy-button.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import styles from './player-id.module.css'

/** The player's id, for contacts whose link cannot carry it. Renders nothing for a visitor. */
export const PlayerId = observer(function PlayerId() {
  const { t } = useTranslation(['support', 'common'])
  const { session } = useStores()
  const sayRefused = useSayRefused()
  const { uid } = session
  if (uid === null) return null
  return (
    <Card>
      <div className={styles.box}>
        <div>
          <Text size="sm" tone="quiet">
            {t('playerId')}
          </Text>
          <div className={styles.id} translate="no">
            {uid}
          </div>
        </div>
        <CopyButton
          text={uid}
          label={t('common:copy')}
          copiedLabel={t('copiedId')}
          onRefused={(result) => sayRefused(uid, result)}
        />
      </div>
    </Card>
  )
})
