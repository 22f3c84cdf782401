import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { APP_ID } from '#src/lib/app-id.ts'
import { PRODUCT_NAME } from '#src/lib/product.ts'
import { getReturnPath } from '#src/routing/pay-return.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Logo } from '#src/ui/brand/logo.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { toAppLink } from './app-link.ts'
import styles from './pay-return.module.css'

const BUTTON = buttonClass({ variant: 'primary', size: 'lg', fullWidth: true })

/** Back to the deposit: in this browser if the player is logged in here, else in the app. */
const BackToApp = observer(function BackToApp({ path }: { readonly path: string }) {
  const { t } = useTranslation('payReturn')
  if (useStores().session.isLoggedIn) {
    return (
      <Link to={path} className={BUTTON}>
        {t('back')}
      </Link>
    )
  }
  return (
    <a href={toAppLink(path, window.location, navigator, APP_ID)} className={BUTTON}>
      {t('back')}
    </a>
  )
})

export interface PayReturnScreenProps {
  /** Undefined if the address has none, or no number of an order. */
  readonly orderNo: string | undefined
}

/** Where a payment page outside the app leads back to. It knows no result: the app asks the server. */
export function PayReturnScreen({ orderNo }: PayReturnScreenProps): ReactElement {
  const { t } = useTranslation('payReturn')
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <Logo name={PRODUCT_NAME} />
      </header>
      <main className={styles.main}>
        <Card padding="lg">
          <Stack gap={4}>
            <h1 className={styles.title}>{t('title', { product: PRODUCT_NAME })}</h1>
            <Text>{t('text')}</Text>
            {orderNo !== undefined && (
              <Text size="sm" tone="quiet">
                <Words>{t('orderNo')}</Words> <span translate="no">{orderNo}</span>
              </Text>
            )}
            <BackToApp path={getReturnPath(orderNo)} />
            <Text size="sm" tone="quiet">
              {t('hint', { product: PRODUCT_NAME })}
            </Text>
          </Stack>
        </Card>
      </main>
    </div>
  )
}
