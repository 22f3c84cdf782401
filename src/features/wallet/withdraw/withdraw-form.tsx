import { useQuery } from '@tanstack/react-query'
import { observer } from 'mobx-react-lite'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsHere } from '#src/components/use-is-here.ts'
import { formatPeso, plainPeso } from '#src/lib/money-format.ts'
import { parseAmount } from '#src/lib/parse-amount.ts'
import { hashPassword } from '#src/lib/password-hash.ts'
import { formatDateTime } from '#src/lib/time.ts'
import { balanceQuery } from '#src/queries/balance.ts'
import { useIsUserSettled } from '#src/queries/user.ts'
import { walletQuery } from '#src/queries/wallet.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { AmountField } from '#src/ui/form/amount-field.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { amountHelp } from '../amount-problem.ts'
import { BoundWallet } from '../bound-wallet.tsx'
import { moneyDrafts } from '../money-draft.ts'
import shared from '../wallet.module.css'
import { ConfirmSheet } from './confirm-sheet.tsx'
import { useWithdrawFaults, type WithdrawFault } from './use-withdraw-faults.ts'
import { useWithdraw } from './use-withdraw.ts'
import { Withdrawable } from './withdrawable.tsx'
import { MIN_WITHDRAWAL, withdrawProblem } from './withdraw-problem.ts'

export interface WithdrawFormProps {
  readonly uid: string
  readonly onMade: (orderNo: string) => void
  /** It was sent, or an earlier one is open, and no verdict came. */
  readonly onUnknown: () => void
}

interface AlreadyMade {
  readonly orderNo: string
  readonly createdAt: string
}

/** How much, where to, and then amount and destination once more with the transaction password. */
export const WithdrawForm = observer(function WithdrawForm({ uid, onMade, onUnknown }: WithdrawFormProps) {
  const { t, i18n } = useTranslation(['withdraw', 'wallet', 'common'])
  const { session, overlays } = useStores()
  const { data: wallet } = useQuery(walletQuery())
  const read = useQuery({ ...balanceQuery(), enabled: useIsUserSettled() })
  const money = read.data
  const { isSending, send } = useWithdraw(uid)
  const { ofProblem, ofOutcome } = useWithdrawFaults()
  const [typed, setTyped] = useState(() => moneyDrafts.read(uid).withdrawal?.amount ?? '')
  const amount = parseAmount(typed)
  const [fault, setFault] = useState<WithdrawFault | null>(null)
  const [confirmed, setConfirmed] = useState<number | null>(null)
  /** The order that the same request had become, unseen; confirming once more makes another. */
  const [already, setAlready] = useState<AlreadyMade | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const isHere = useIsHere()
  const needsPassword = session.user?.isNullPasswordTrade === true

  return (
    <Stack gap={5} className={shared.narrow}>
      <Withdrawable
        balance={money}
        hasFailed={read.isError}
        isReading={read.isFetching}
        onRetry={() => void read.refetch()}
      />
      <BoundWallet />
      {needsPassword ? (
        <Notice
          tone="info"
          title={t('passwordNone')}
          action={
            <Button variant="primary" onClick={() => overlays.open('tradePassword', {})}>
              {t('passwordSet')}
            </Button>
          }
        >
          {t('passwordNoneText')}
        </Notice>
      ) : (
        wallet?.isBound === true && form()
      )}
      {confirmed !== null && wallet?.isBound === true && (
        <ConfirmSheet
          amount={confirmed}
          wallet={wallet}
          isSending={isSending}
          error={fault?.field === 'password' ? fault.text : undefined}
          problem={already ? alreadyMade(already) : fault?.field === 'form' ? fault.text : undefined}
          onType={() => setFault(null)}
          onConfirm={confirm}
          onClose={() => close()}
        />
      )}
    </Stack>
  )

  function form() {
    const max = money?.userAccountVO.withdrawalAmount
    const help = amountHelp(amount)
    return (
      <Card as="section">
        <form noValidate onSubmit={review}>
          <Stack gap={5}>
            <AmountField
              ref={field}
              label={t('amount')}
              amount={amount}
              onTextChange={type}
              hint={t('minimum', { min: `₱${formatPeso(MIN_WITHDRAWAL)}` })}
              error={fault?.field === 'amount' ? fault.text : help && t(`wallet:${help}`)}
            />
            {max !== undefined && max >= MIN_WITHDRAWAL && (
              <Button variant="secondary" size="sm" onClick={() => type(plainPeso(max))}>
                {t('all')}
              </Button>
            )}
            <Button type="submit" variant="primary" size="lg" fullWidth>
              {t('review')}
            </Button>
          </Stack>
        </form>
      </Card>
    )
  }

  function type(text: string): void {
    setFault(null)
    setTyped(text)
    moneyDrafts.keep(uid, { withdrawal: { amount: text } })
  }

  function review(event: FormEvent): void {
    event.preventDefault()
    const problem = withdrawProblem(amount, money)
    if (problem || !amount.ok) {
      if (problem) setFault(ofProblem(problem))
      field.current?.focus()
      return
    }
    setFault(null)
    setConfirmed(amount.value)
  }

  function alreadyMade({ orderNo, createdAt }: AlreadyMade) {
    return (
      <Stack gap={2}>
        <p>{t('already', { time: formatDateTime(createdAt, i18n.language) })}</p>
        <Button variant="secondary" size="sm" onClick={() => onMade(orderNo)}>
          {t('alreadyShow')}
        </Button>
      </Stack>
    )
  }

  function close(next: WithdrawFault | null = null): void {
    setConfirmed(null)
    setAlready(null)
    setFault(next)
  }

  function confirm(password: string): void {
    if (confirmed === null || !wallet) return
    setFault(null)
    setAlready(null)
    const { bank, account } = wallet
    void send({ amount: confirmed, bank, account, passwordHash: hashPassword(password) }).then((outcome) => {
      if (!outcome) return
      if (outcome.kind === 'made') {
        moneyDrafts.keep(uid, { withdrawal: undefined })
        // A player who has left is not fetched back; the pending withdrawal waits for the next visit.
        if (isHere()) onMade(outcome.made.orderNo)
      } else if (outcome.kind === 'unknown') {
        if (isHere()) onUnknown()
      } else if (outcome.kind === 'already') {
        setAlready(outcome.made)
      } else {
        const next = ofOutcome(outcome)
        if (next.field === 'amount') close(next)
        else setFault(next)
      }
    })
  }
})
