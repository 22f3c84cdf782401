import { Link } from '@tanstack/react-router'
import { type ReactElement, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ROUTES } from '#src/routing/route-names.ts'
import { cx } from '#src/lib/cx.ts'
import { FRAME_SANDBOX } from '#src/lib/frame-sandbox.ts'
import { hasNativeBridge } from '#src/platform/bridge/bridge.ts'
import { reportProblem } from '#src/platform/reports/error-report.ts'
import { Words } from '#src/ui/data/words.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './document-popup.module.css'

/** The operator's page in a frame. */
export function FramedDocument({ url, title }: { readonly url: string; readonly title: string }): ReactElement {
  const { t } = useTranslation('documents')
  return (
    <iframe
      className={styles.frame}
      src={url}
      title={t('frameLabel', { title })}
      sandbox={FRAME_SANDBOX}
      referrerPolicy="no-referrer"
    />
  )
}

/** Opens the operator's page in a new tab; in the wrapper `open-outside.ts` opens it in the system's browser. */
export function OpenDocument({ url, isMain }: { readonly url: string; readonly isMain: boolean }): ReactElement {
  const { t } = useTranslation('documents')
  return (
    <a
      className={cx(buttonClass({ variant: isMain ? 'primary' : 'ghost', fullWidth: true }), styles.outside)}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="external" size={20} />
      <Words>{t(hasNativeBridge() ? 'openInBrowser' : 'openOutside')}</Words>
    </a>
  )
}

export interface UnusableDocumentProps {
  /** The config's key, for the operator's report. */
  readonly setting: string
  readonly onLeave: () => void
}

/** The operator's address is not safe to open: link to Customer Service and report it. */
export function UnusableDocument({ setting, onLeave }: UnusableDocumentProps): ReactElement {
  const { t } = useTranslation(['documents', 'common'])
  useEffect(() => reportProblem('unreadable', `config ${setting}`), [setting])
  return (
    <Alert
      tone="danger"
      title={t('unusableTitle')}
      role="alert"
      action={
        <Link to={ROUTES.livechat} onClick={onLeave} className={buttonClass({ variant: 'secondary' })}>
          {t('common:customerService')}
        </Link>
      }
    >
      {t('unusableText')}
    </Alert>
  )
}
