import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '#src/lib/cx.ts'
import { readForeignUrl } from '#src/lib/foreign-url.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import shared from '../wallet.module.css'
import { useOpenPayPage } from './use-open-pay-page.ts'
import { usePayPage } from './use-pay-page.ts'

export interface PayLinkProps {
  readonly orderNo: string
  readonly uid: string
  /** The method's name. */
  readonly method: string
  /** It is not known whether the order was made: the same request is sent again. */
  readonly isUnknown?: boolean
}

/**
 * The way to the page where a deposit is paid: in the in-app frame, or a link, so that the tap itself opens the new tab
 * and no browser blocks it. After a reload one tap asks for the page again. A refusal in words when it is not safe.
 */
export function PayLink({ orderNo, uid, method, isUnknown = false }: PayLinkProps): ReactElement | null {
  const { t } = useTranslation('wallet')
  const openFrame = useOpenPayPage()
  const { launch, ask, isAsking } = usePayPage(orderNo, uid, (answer) => {
    if (answer.openMode === 'frame') openFrame(answer, method)
  })
  if (!launch) {
    if (!ask) return null
    return (
      <Button variant="primary" size="lg" fullWidth busy={isAsking} onClick={ask}>
        {t(isUnknown ? 'askAgain' : 'payAgain')}
      </Button>
    )
  }
  const url = readForeignUrl(launch.payUrl, window.location)
  if (!url) return <Notice tone="danger">{t('pageRefused')}</Notice>
  if (launch.openMode === 'frame') {
    return (
      <Button variant="primary" size="lg" fullWidth onClick={() => openFrame(launch, method)}>
        {t('payNow', { method })}
      </Button>
    )
  }
  return (
    <a
      className={cx(buttonClass({ variant: 'primary', size: 'lg', fullWidth: true }), shared.withIcon)}
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
