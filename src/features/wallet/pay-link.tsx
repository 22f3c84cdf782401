import { useQuery } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#src/lib/cx.ts'
import { readForeignUrl } from '#src/lib/foreign-url.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './wallet.module.css'
import { payPageQuery } from './wallet.queries.ts'

export interface PayLinkProps {
  readonly orderNo: string
  /** The method's name. */
  readonly method: string
}

/**
 * The way to the page where a deposit is paid: a link, so that the tap itself opens it and no browser blocks it.
 * Nothing when its address is no longer known; a refusal in words when it is not safe.
 */
export function PayLink({ orderNo, method }: PayLinkProps): ReactElement | null {
  const { t } = useTranslation('wallet')
  const { data: page } = useQuery(payPageQuery(orderNo))
  if (!page) return null
  const url = readForeignUrl(page.payUrl, window.location)
  if (!url) return <Notice tone="danger">{t('pageRefused')}</Notice>
  return (
    <a
      className={cx(buttonClass({ variant: 'primary', size: 'lg', fullWidth: true }), styles.withIcon)}
      href={url.href}
      target="_blank"
      rel="noopener noreferrer"
      referrerPolicy="no-referrer"
    >
      {t('payNow', { method })}
      <Icon name="external" size={20} />
    </a>
  )
}
