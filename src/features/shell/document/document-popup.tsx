import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#src/lib/cx.ts'
import { readForeignUrl } from '#src/lib/foreign-url.ts'
import { FRAME_SANDBOX } from '#src/lib/frame-sandbox.ts'
import { configQuery } from '#src/queries/config.ts'
import type { DocumentName } from '#src/stores/overlay-names.ts'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { SkeletonSet } from '#src/ui/feedback/skeleton-set.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { BuiltInDocument } from './built-in-document.tsx'
import styles from './document-popup.module.css'

export interface DocumentPopupProps {
  readonly name: DocumentName
  readonly onClose: () => void
  readonly onLeave: () => void
}

/** Where the operator's own text is, by the config's key; responsible gaming is always ours. */
const ADDRESS = { privacyPolicy: 'privacy_policy', termsOfUse: 'terms_of_use', responsibleGaming: null } as const

/** Whether the operator has entered something that is no address, such as `www.example.com`. */
function isNoAddress(entered: string): boolean {
  return entered !== '' && !URL.canParse(entered)
}

/**
 * The privacy policy, the terms, or responsible gaming (section 2 of the specification): the operator's page in a frame,
 * or our built-in text where there is none, or none that may be framed.
 */
export function DocumentPopup({ name, onClose, onLeave }: DocumentPopupProps): ReactElement {
  const { t } = useTranslation(['documents', 'common'])
  const { data: config, isPending, isFetching, refetch } = useQuery(configQuery())
  const key = ADDRESS[name]
  const url = key === null ? undefined : readForeignUrl(config?.[key] ?? '', window.location)?.href
  const title = t(`common:${name}`)

  return (
    <BottomSheet
      open
      onClose={onClose}
      title={title}
      closeLabel={t('close')}
      actions={
        url !== undefined ? (
          <a
            className={cx(buttonClass({ variant: 'ghost', fullWidth: true }), styles.outside)}
            href={url}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="external" size={20} />
            {t('openOutside')}
          </a>
        ) : undefined
      }
    >
      {url !== undefined ? (
        <iframe
          className={styles.frame}
          src={url}
          title={t('frameLabel', { title })}
          sandbox={FRAME_SANDBOX}
          referrerPolicy="no-referrer"
        />
      ) : key !== null && isPending ? (
        <SkeletonSet kind="text" label={t('common:loading')} count={8} />
      ) : key !== null && (config === undefined || isNoAddress(config[key])) ? (
        // Whether the operator has a text of their own is not known, or it cannot be had: ours must not pass for it.
        <ErrorState
          title={t('common:loadFailed')}
          retryLabel={t('common:retry')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <BuiltInDocument name={name} config={config} onLeave={onLeave} />
      )}
    </BottomSheet>
  )
}
