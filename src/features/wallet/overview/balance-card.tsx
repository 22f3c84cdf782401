import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { observer } from 'mobx-react-lite'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Balance } from '#generated/http/schemas/balance.ts'
import { useBackCloses } from '#src/components/panes/use-back-closes.ts'
import { ROUTES } from '#src/routing/route-names.ts'
import { StaleNote } from '#src/components/query-state/stale-note.tsx'
import { UnreadableAmounts } from '#src/components/query-state/unreadable-note.tsx'
import { cx } from '#src/lib/cx.ts'
import { formatPoints } from '#src/lib/money-format.ts'
import { balanceQuery } from '#src/queries/balance.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { CountingMoney } from '#src/ui/data/counting-money.tsx'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Money, type MoneyProps } from '#src/ui/data/money.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { IconButton } from '#src/ui/form/icon-button.tsx'
import { Icon } from '#src/ui/icon/icon.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import shared from '../wallet.module.css'
import { hasWageringLeft, WageringBar } from '../withdrawal/wagering-bar.tsx'
import styles from './balance-card.module.css'
import { CouponsRow } from './coupons-row.tsx'

interface DetailsSheetProps {
  readonly balance: Balance
  readonly hidden: Pick<MoneyProps, 'hidden' | 'hiddenLabel'>
  readonly onClose: () => void
}

/** The amounts that few players need. */
function DetailsSheet({ balance, hidden, onClose }: DetailsSheetProps): ReactElement {
  const { t } = useTranslation(['wallet', 'common'])
  useBackCloses(onClose)
  const { allAmount, deposit } = balance.userAccountVO
  return (
    <BottomSheet open title={t('details')} closeLabel={t('common:close')} onClose={onClose}>
      <DataList
        items={[
          { label: t('total'), value: <Money value={allAmount} {...hidden} /> },
          { label: t('paidIn'), value: <Money value={deposit} {...hidden} /> },
        ]}
      />
    </BottomSheet>
  )
}

/** Every amount that the wallet shows, here or in its sheet. */
function listAmounts({ userAccountVO, userPointVO, userRiskVO }: Balance): readonly number[] {
  const { allAmount, balance, deposit, withdrawalAmount } = userAccountVO
  return [allAmount, balance, deposit, withdrawalAmount, userPointVO.value, userRiskVO.surplus]
}

interface PointsProps {
  readonly balance: Balance
  readonly isHidden: boolean
}

function Points({ balance, isHidden }: PointsProps): ReactNode {
  const { t } = useTranslation('wallet')
  if (!isHidden) return <strong className={styles.points}>{formatPoints(balance.userPointVO.value)}</strong>
  return (
    <span>
      <span aria-hidden="true">••••</span>
      <VisuallyHidden>{t('amountHidden')}</VisuallyHidden>
    </span>
  )
}

/** What can be withdrawn, the wagering left, the points, and all else behind a row. */
export const BalanceAmounts = observer(function BalanceAmounts() {
  const { t } = useTranslation(['wallet', 'common'])
  const { session, settings } = useStores()
  const { arePromotionsHeld, mayPlay } = session
  const isHidden = settings.areAmountsHidden
  const { data: balance } = useSuspenseQuery(balanceQuery())
  const [isOpen, setOpen] = useState(false)
  const hidden = { hidden: isHidden, hiddenLabel: t('amountHidden') }
  return (
    <Card as="section" padding="none">
      <ul className={shared.rows} aria-label={t('common:balance')}>
        <li>
          <ListRow
            title={t('toWithdraw')}
            trailing={<Money value={balance.userAccountVO.withdrawalAmount} size="lg" {...hidden} />}
          />
        </li>
        {hasWageringLeft(balance.userRiskVO) && (
          <li className={shared.wagering}>
            <WageringBar risk={balance.userRiskVO} isHidden={isHidden} />
          </li>
        )}
        <li>
          <ListRow
            title={t('points')}
            trailing={<Points balance={balance} isHidden={isHidden} />}
            chevron={mayPlay}
            subtitle={mayPlay ? t('common:exchange') : undefined}
            renderLink={mayPlay ? (props) => <Link to={ROUTES.exchange} {...props} /> : undefined}
          />
        </li>
        {!arePromotionsHeld && (
          <li>
            <CouponsRow />
          </li>
        )}
        <li>
          <ListRow title={t('details')} chevron onClick={() => setOpen(true)} />
        </li>
      </ul>
      {isOpen && <DetailsSheet balance={balance} hidden={hidden} onClose={() => setOpen(false)} />}
    </Card>
  )
})

/** Deposit and withdraw, below the balance. During a break no deposit. */
const Actions = observer(function Actions() {
  const { t } = useTranslation(['wallet', 'common'])
  const { session } = useStores()
  return (
    <nav className={styles.actions} aria-label={t('shortcuts')}>
      {session.mayPlay && (
        <Link to={ROUTES.recharge} className={cx(buttonClass({ variant: 'primary', size: 'lg' }), shared.withIcon)}>
          <Icon name="deposit" size={20} />
          <Words>{t('deposit')}</Words>
        </Link>
      )}
      <Link to={ROUTES.withdraw} className={cx(buttonClass({ variant: 'secondary', size: 'lg' }), shared.withIcon)}>
        <Icon name="withdraw" size={20} />
        <Words>{t('common:withdraw')}</Words>
      </Link>
    </nav>
  )
})

/** The playable balance with its actions. A button hides all amounts. */
export const BalanceHero = observer(function BalanceHero() {
  const { t } = useTranslation(['wallet', 'common'])
  const { settings } = useStores()
  const isHidden = settings.areAmountsHidden
  const read = useSuspenseQuery(balanceQuery())
  const { data: balance } = read
  return (
    <Card as="section" surface="hero" padding="lg" aria-label={t('toPlay')}>
      <div className={styles.head}>
        <Text tone="quiet">{t('toPlay')}</Text>
        <div className={styles.tools}>
          <IconButton
            icon={isHidden ? 'eye' : 'eye-off'}
            label={isHidden ? t('showAmounts') : t('hideAmounts')}
            onClick={() => settings.setAmountsHidden(!isHidden)}
          />
        </div>
      </div>
      <div className={styles.balance}>
        <CountingMoney
          value={balance.userAccountVO.balance}
          size="hero"
          hidden={isHidden}
          hiddenLabel={t('amountHidden')}
        />
      </div>
      <div className={styles.notes}>
        <StaleNote query={read} />
        <UnreadableAmounts query={read} amounts={listAmounts(balance)} />
      </div>
      <Actions />
    </Card>
  )
})
