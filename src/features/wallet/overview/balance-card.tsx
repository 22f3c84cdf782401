import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Balance } from '#generated/http/schemas/balance.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { StaleNote } from '#src/components/stale-note.tsx'
import { cx } from '#src/lib/cx.ts'
import { formatPoints } from '#src/lib/money-format.ts'
import { balanceQuery } from '#src/queries/balance.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import styles from './balance-card.module.css'
import shared from '../wallet.module.css'

interface AmountsProps {
  readonly balance: Balance
  readonly isHidden: boolean
}

function Amount({ name, children }: { readonly name: string; readonly children: ReactElement | string }): ReactElement {
  return (
    <div className={styles.amount}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Amounts({ balance, isHidden }: AmountsProps): ReactElement {
  const { t } = useTranslation('wallet')
  const account = balance.userAccountVO
  const money = (value: number) => <Money value={value} hidden={isHidden} hiddenLabel={t('amountHidden')} />
  return (
    <>
      <div className={styles.total}>
        <Money value={account.allAmount} size="hero" hidden={isHidden} hiddenLabel={t('amountHidden')} />
      </div>
      <Text size="sm" tone="quiet">
        {t('totalHint')}
      </Text>
      <dl className={styles.amounts}>
        <Amount name={t('toPlay')}>{money(account.balance)}</Amount>
        <Amount name={t('toWithdraw')}>{money(account.withdrawalAmount)}</Amount>
        <Amount name={t('turnoverLeft')}>{money(balance.userRiskVO.surplus)}</Amount>
        <Amount name={t('paidIn')}>{money(account.deposit)}</Amount>
        <Amount name={t('points')}>
          {isHidden ? (
            <>
              <span aria-hidden="true">••••</span>
              <VisuallyHidden>{t('amountHidden')}</VisuallyHidden>
            </>
          ) : (
            formatPoints(balance.userPointVO.value)
          )}
        </Amount>
      </dl>
    </>
  )
}

/** All amounts of the account, with a button that hides them. */
export const BalanceCard = observer(function BalanceCard() {
  const { t } = useTranslation(['wallet', 'common'])
  const { settings } = useStores()
  const isHidden = settings.areAmountsHidden
  const read = useSuspenseQuery(balanceQuery())
  return (
    <Card as="section" surface="hero" padding="lg">
      <div className={styles.head}>
        <Text tone="quiet">{t('total')}</Text>
        <div className={styles.tools}>
          <IconButton
            icon={isHidden ? 'eye' : 'eye-off'}
            label={isHidden ? t('showAmounts') : t('hideAmounts')}
            onClick={() => settings.setAmountsHidden(!isHidden)}
          />
          <IconButton icon="refresh" label={t('refresh')} busy={read.isFetching} onClick={() => void read.refetch()} />
        </div>
      </div>
      <Amounts balance={read.data} isHidden={isHidden} />
      <StaleNote query={read} />
      <Link
        to={ROUTES.recharge}
        className={cx(buttonClass({ variant: 'primary', size: 'lg', fullWidth: true }), shared.withIcon)}
      >
        <Icon name="deposit" size={20} />
        {t('deposit')}
      </Link>
    </Card>
  )
})
