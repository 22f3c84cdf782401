import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ChannelLinks } from '#src/components/channel-links.tsx'
import { channelsOf } from '#src/components/channels.ts'
import { configQuery } from '#src/queries/config.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { useModal } from '#src/ui/overlay/use-modal.ts'
import styles from './maintenance-screen.module.css'

export interface MaintenanceScreenProps {
  /** The server is being asked whether it is back. */
  readonly isAsking: boolean
  readonly onRetry: () => void
}

/** The server is being worked on: covers the page, which stays below with all that was typed, until it answers again. */
export function MaintenanceScreen({ isAsking, onRetry }: MaintenanceScreenProps) {
  const { t } = useTranslation(['common', 'shell'])
  const { ref, onCancel, onClose } = useModal(onRetry, false)
  // Customer service, as far as config was loaded before.
  const { data: config } = useQuery({ ...configQuery(), enabled: false })
  return (
    <dialog
      ref={ref}
      className={styles.screen}
      role="alertdialog"
      aria-label={t('shell:maintenanceTitle')}
      onCancel={onCancel}
      onClose={onClose}
    >
      <div className={styles.content} tabIndex={-1} data-autofocus>
        <ErrorState
          picture="maintenance"
          title={t('shell:maintenanceTitle')}
          text={t('shell:maintenanceText')}
          retryLabel={t('retry')}
          busy={isAsking}
          onRetry={onRetry}
        />
        {channelsOf(config, 'cs', window.location).length > 0 && (
          <nav className={styles.help} aria-label={t('shell:maintenanceHelp')}>
            <p>{t('shell:maintenanceHelp')}</p>
            <ChannelLinks config={config} kind="cs" />
          </nav>
        )}
      </div>
    </dialog>
  )
}
