import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { type ReactElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CODES } from '#generated/http/codes.ts'
import { getWalletQuery, useGetWalletSuspense } from '#generated/http/money/get-wallet.ts'
import type { Balance } from '#generated/http/schemas/balance.ts'
import type { Wallet } from '#generated/http/schemas/wallet.ts'
import { type ApiError, toApiError } from '#src/api/api-error.ts'
import { serverToday } from '#src/api/server-today.ts'
import { FirstWithdrawal } from '#src/components/first-withdrawal/first-withdrawal.ts'
import { TrustNote } from '#src/components/operator/trust-line.tsx'
import { QueryError } from '#src/components/query-state/query-error.tsx'
import { StaleNote } from '#src/components/query-state/stale-note.tsx'
import { UnreadableAmounts } from '#src/components/query-state/unreadable-note.tsx'
import { fieldOfError } from '#src/forms/field-of-error.ts'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { useSaveDraft } from '#src/forms/use-save-draft.ts'
import { useTwoColumns } from '#src/hooks/use-two-columns.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { formatCalendarTime } from '#src/lib/time.ts'
import { balanceQuery } from '#src/queries/balance.ts'
import { useIsUserSettled } from '#src/queries/user.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { AmountField } from '#src/ui/form/amount-field.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { StickyAction } from '#src/ui/layout/sticky-action.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { useMoneyStore } from '../drafts/money-store.ts'
import { useMoneyForm } from '../money-request/use-money-form.ts'
import { useMoneyRequest } from '../money-request/use-money-request.ts'
import { ALWAYS_STALE } from '../money-request/use-watched-read.ts'
import { FeeAndTime } from '../orders/fee-and-time.tsx'
import { BoundWallet } from '../payout-wallet/bound-wallet.tsx'
import shared from '../wallet.module.css'
import { ConfirmSheet } from './confirm-sheet.tsx'
import { hasWageringLeft, WageringBar } from './wagering-bar.tsx'
import { WithdrawalAside } from './withdrawal-aside.tsx'
import { NotYetAlert, notYetText } from './withdrawal-terms.tsx'
import {
  minWithdrawal,
  whyNotYet,
  withdrawal,
  withdrawalAmountError,
  type WithdrawalRequest,
  withdrawalSchema,
  type WithdrawalValues,
} from './withdrawal.ts'

/** The confirmation shows the new fee. */
const FEE_CHANGED = CODES.createWithdrawal.feeChanged.code

export interface WithdrawalFormProps {
  readonly onMade: (orderNo: string) => void
  /** Called when the result is unknown, or an earlier withdrawal is pending. */
  readonly onUnknown: () => void
}

interface AmountFormProps extends WithdrawalFormProps {
  readonly balance: Balance | undefined
  readonly wallet: Wallet
  /** Below the amount: what can be withdrawn, and where it goes. */
  readonly children: ReactNode
}

/** What the player is asked to confirm, as it was when the sheet opened: it does not change while it is read. */
interface Confirming {
  /** Pesos. */
  readonly amount: number
  readonly wallet: Wallet
  /** The server has refused the fee that was shown before. */
  readonly isNewFee?: boolean
}

/** The amount, then the confirmation by the transaction password. */
function AmountForm({ balance, wallet, onMade, onUnknown, children }: AmountFormProps): ReactElement {
  const { t, i18n } = useTranslation(['withdraw', 'wallet'])
  const store = useMoneyStore()
  const queryClient = useQueryClient()
  const [confirming, setConfirming] = useState<Confirming | null>(null)
  const min = minWithdrawal(wallet)
  const form = useApiForm<WithdrawalValues, number>({
    defaultValues: { amount: store.drafts().withdrawal?.amount },
    schema: withdrawalSchema(balance, min),
    codes: CODES.createWithdrawal,
    messages: { amount: amountText },
    send: (amount) => Promise.resolve(setConfirming({ amount, wallet })),
  })
  const dropDraft = useSaveDraft(form.methods, (values) => store.keepDraft({ withdrawal: values }))
  const max = balance?.userAccountVO.withdrawalAmount
  const withdrawals = useMoneyRequest(withdrawal, { shownCode: FEE_CHANGED })
  const { isSending, notSentReason, setNotSentReason, send } = useMoneyForm(withdrawals, {
    keepMade: () => {
      dropDraft()
      store.keepDraft({ withdrawal: undefined })
    },
    onMade: ({ orderNo }) => onMade(orderNo),
    onUnknown,
    onRefused: async (error) => {
      if (error.code === FEE_CHANGED) return askWithNewFee(error)
      if (fieldOfError(error, CODES.createWithdrawal) !== 'amount') throw error
      close()
      form.showError(error, CODES.createWithdrawal)
    },
    otherTab: t('otherTab'),
    unread: t('historyFirst'),
    already: alreadyMade,
  })

  function amountText(value: number | undefined): string {
    const wrong = withdrawalAmountError(value, balance, min)
    const notYet = whyNotYet(balance, min)
    if (notYet && (wrong?.key === 'amountAbove' || wrong?.key === 'amountOwed')) return notYetText(t, notYet)
    if (!wrong || wrong.key === 'amountUnclear') return t('wallet:amountUnclear')
    switch (wrong.key) {
      case 'amountBelow':
        return t(wrong.key, { min: formatMoney(wrong.min) })
      case 'amountAbove':
        return t(wrong.key, { max: formatMoney(wrong.max) })
      case 'amountOwed':
        return t(wrong.key, { max: formatMoney(wrong.max), owed: formatMoney(wrong.owed) })
      case 'amountMissing':
        return t(wrong.key)
    }
  }

  /** Shows the fee that the server has now, and asks again; the refusal, if it cannot be read or is the one that was sent. */
  async function askWithNewFee(error: ApiError): Promise<void> {
    const read = { ...getWalletQuery(), staleTime: ALWAYS_STALE, meta: { silentError: true } }
    const now = await queryClient.fetchQuery(read).catch(toApiError)
    if (!confirming || now instanceof Error || now.withdrawalFee === confirming.wallet.withdrawalFee) throw error
    setConfirming({ amount: confirming.amount, wallet: now, isNewFee: true })
  }

  const [containerRef, hasAside] = useTwoColumns()
  const { amount } = form.values

  function close(): void {
    setConfirming(null)
    setNotSentReason(null)
  }

  /** The order that the same request had made before; confirming again makes another. */
  function alreadyMade({ orderNo, createdAt }: { readonly orderNo: string; readonly createdAt: string }): ReactNode {
    return (
      <Stack gap={2}>
        <p>{t('already', { time: formatCalendarTime(createdAt, i18n.language, serverToday(), 'sentence') })}</p>
        <Button variant="secondary" size="sm" onClick={() => onMade(orderNo)}>
          {t('alreadyShow')}
        </Button>
      </Stack>
    )
  }

  return (
    <div ref={containerRef} className={hasAside ? shared.twoColumns : undefined}>
      <form {...form.formProps} className={shared.narrow}>
        <Stack gap={5} fill>
          <NotYetAlert balance={balance} min={min} />
          <AmountField
            {...form.value('amount')}
            label={t('amount')}
            help={{ unclear: t('wallet:amountUnclear'), decimals: t('wallet:amountDecimals') }}
            hint={t('minimum', { min: formatMoney(min) })}
            suffix={
              max !== undefined &&
              max >= min && (
                <Button variant="secondary" size="sm" onClick={() => form.setValue('amount', max)}>
                  {t('all')}
                </Button>
              )
            }
          />
          {children}
          {!hasAside && <FeeAndTime fee={wallet.withdrawalFee} minutes={wallet.withdrawalMinutes} />}
          <StickyAction note={<TrustNote />}>
            <Button type="submit" variant="primary" size="lg" fullWidth quiet={!form.isValid}>
              {t('review')}
            </Button>
          </StickyAction>
        </Stack>
      </form>
      {hasAside && <WithdrawalAside balance={balance} wallet={wallet} amount={form.isValid ? amount : undefined} />}
      {confirming && (
        <ConfirmSheet
          {...confirming}
          isSending={isSending}
          notSentReason={notSentReason}
          onConfirm={(password) => send(toRequest(confirming), hashPassword(password))}
          onClose={close}
        />
      )}
    </div>
  )
}

function toRequest({ amount, wallet: { bank, account, withdrawalFee: fee } }: Confirming): WithdrawalRequest {
  return { amount, bank, account, fee }
}

/** The withdrawable amount, and the wagering that the rest still needs. */
function Withdrawable({ read }: { readonly read: UseQueryResult<Balance> }): ReactElement {
  const { t } = useTranslation(['withdraw', 'wallet'])
  const balance = read.data
  if (!balance && read.isError) {
    return (
      <Card as="section" padding="lg">
        <QueryError query={read} title={t('wallet:amountsFailed')} text={t('wallet:amountsFailedText')} />
      </Card>
    )
  }
  return (
    <Stack gap={3}>
      <StaleNote query={read} />
      {balance && (
        <UnreadableAmounts
          query={read}
          amounts={[balance.userAccountVO.withdrawalAmount, balance.userRiskVO.surplus]}
        />
      )}
      <Card as="section" padding="none" aria-busy={balance === undefined}>
        <div className={shared.rows}>
          <ListRow
            title={t('withdrawable')}
            trailing={
              balance ? (
                <Money value={balance.userAccountVO.withdrawalAmount} size="lg" />
              ) : (
                <Skeleton width="7rem" height="1.375rem" />
              )
            }
          />
          {balance && hasWageringLeft(balance.userRiskVO) && (
            <div className={shared.wagering}>
              <WageringBar risk={balance.userRiskVO} />
            </div>
          )}
        </div>
      </Card>
    </Stack>
  )
}

/** The amount, what can be withdrawn and the destination; until a wallet and a password exist the steps to them. */
export const WithdrawalForm = observer(function WithdrawalForm(props: WithdrawalFormProps) {
  const { session } = useStores()
  const { data: wallet } = useGetWalletSuspense()
  const balance = useQuery({ ...balanceQuery(), enabled: useIsUserSettled() })
  if (wallet?.isBound === true && session.user?.isNullPasswordTrade !== true) {
    return (
      <AmountForm {...props} balance={balance.data} wallet={wallet}>
        <Withdrawable read={balance} />
        <BoundWallet />
      </AmountForm>
    )
  }
  return (
    <div className={shared.narrow}>
      <FirstWithdrawal />
    </div>
  )
})
