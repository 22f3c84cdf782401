import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Balance } from '#generated/http/schemas/balance.ts'
import { ROUTES } from '#src/components/route-names.ts'
import { cx } from '#src/lib/cx.ts'
import { formatPoints } from '#src/lib/money-format.ts'
import { balanceQuery } from '#src/queries/balance.ts'
import { useIsUserSettled } from '#src/queries/user.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { ErrorState } from '#src/ui/feedback/error-state.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import styles from './balance-card.module.css'
import shared from '../wallet.module.css'

/** Every amount of the account, each named once, with an eye to cover them all. */
export const BalanceCard = observer(function BalanceCard() {
  const { t } = useTranslation(['wallet', 'common'])
  const { settings } = useStores()
  const isHidden = settings.areAmountsHidden
  const { data, isError, isFetching, refetch } = useQuery({ ...balanceQuery(), enabled: useIsUserSettled() })
  return (
    <Card as="section" tone="night" padding="lg" aria-busy={data === undefined && !isError}>
      <div className={styles.head}>
        <Text tone="quiet">{t('total')}</Text>
        <div className={styles.tools}>
          <IconButton
            icon={isHidden ? 'eye' : 'eye-off'}
            label={isHidden ? t('showAmounts') : t('hideAmounts')}
            onClick={() => settings.setAmountsHidden(!isHidden)}
          />
          <IconButton icon="refresh" label={t('refresh')} busy={isFetching} onClick={() => void refetch()} />
        </div>
      </div>
      {(data || !isError) && <Amounts balance={data} isHidden={isHidden} />}
      {!data && isError && (
        <ErrorState
          title={t('amountsFailed')}
          retryLabel={t('common:retry')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && isError && (
        <p className={styles.old} role="status">
          <Icon name="alert" size={18} />
          {t('amountsOld')}
        </p>
      )}
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

interface AmountsProps {
  /** Undefined while it loads: every amount keeps its place. */
  readonly balance: Balance | undefined
  readonly isHidden: boolean
}

function Amounts({ balance, isHidden }: AmountsProps): ReactElement {
  const { t } = useTranslation('wallet')
  const account = balance?.userAccountVO
  const points = balance?.userPointVO.value
  const waiting = <Skeleton shape="text" width="5rem" />
  const money = (value: number | undefined) =>
    value === undefined ? waiting : <Money value={value} hidden={isHidden} hiddenLabel={t('amountHidden')} />
  return (
    <>
      <div className={styles.total}>
        {account ? (
          <Money value={account.allAmount} size="xl" hidden={isHidden} hiddenLabel={t('amountHidden')} />
        ) : (
          <Skeleton width="11rem" height="2.5rem" />
        )}
      </div>
      <Text size="sm" tone="quiet">
        {t('totalHint')}
      </Text>
      <dl className={styles.amounts}>
        <Amount name={t('toPlay')}>{money(account?.balance)}</Amount>
        <Amount name={t('toWithdraw')}>{money(account?.withdrawalAmount)}</Amount>
        <Amount name={t('turnoverLeft')}>{money(balance?.userRiskVO.surplus)}</Amount>
        <Amount name={t('paidIn')}>{money(account?.deposit)}</Amount>
        <Amount name={t('points')}>
          {points === undefined ? (
            waiting
          ) : isHidden ? (
            <>
              <span aria-hidden="true">••••</span>
              <VisuallyHidden>{t('amountHidden')}</VisuallyHidden>
            </>
          ) : (
            formatPoints(points)
          )}
        </Amount>
      </dl>
    </>
  )
}

function Amount({ name, children }: { readonly name: string; readonly children: ReactElement | string }): ReactElement {
  return (
    <div className={styles.amount}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
