import { observer } from 'mobx-react-lite'
import { type ReactElement, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetWallet } from '#generated/http/money/get-wallet.ts'
import { useIsOnPage } from '#src/hooks/use-is-on-page.ts'
import { hashPassword } from '@tumpak/contract-kit/password-hash.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { PendingIntent } from '../money-request/outcome.tsx'
import { useMoneyRequest, useMoneySending } from '../money-request/use-money-request.ts'
import { ConfirmSheet } from './confirm-sheet.tsx'
import { type PendingWithdrawal, withdrawal } from './withdrawal.ts'
import { WithdrawalForm } from './withdrawal-form.tsx'
import { WithdrawalStatus } from './withdrawal-status.tsx'
import { SentFacts } from './withdrawal-summary.tsx'

export interface WithdrawalScreenProps {
  /** The withdrawal whose status is shown; without one the form is. */
  readonly orderNo?: string | undefined
  /** Puts a withdrawal into the address, so that a reload finds it again; undefined starts a new one. */
  readonly onOrder: (orderNo: string | undefined) => void
}

interface NewWithdrawalProps {
  /** Leads to the page of a withdrawal. */
  readonly onOrder: (orderNo: string) => void
}

interface SendAgainProps {
  readonly intent: PendingWithdrawal
  readonly onMade: (orderNo: string) => void
  /** It was sent again, without a success. */
  readonly onEnd: () => void
}

/** Sends the same withdrawal again with its key; nothing where another wallet is bound by now. */
function SendAgain({ intent, onMade, onEnd }: SendAgainProps): ReactElement | null {
  const { t } = useTranslation('wallet')
  const { data: wallet } = useGetWallet()
  const { isSending, repeat } = useMoneySending(useMoneyRequest(withdrawal))
  const isOnPage = useIsOnPage()
  const [isOpen, setOpen] = useState(false)
  if (wallet?.isBound !== true || wallet.bank !== intent.bank || wallet.account !== intent.account) return null

  async function confirm(password: string): Promise<void> {
    const outcome = await repeat(intent, hashPassword(password))
    if (!outcome || !isOnPage()) return
    if (outcome.kind === 'made') {
      onMade(outcome.made.orderNo)
      return
    }
    // A refusal has its toast, and says nothing about the first try.
    setOpen(false)
    onEnd()
  }

  return (
    <>
      <Button variant="ghost" fullWidth onClick={() => setOpen(true)}>
        {t('sendAgain')}
      </Button>
      {isOpen && (
        <ConfirmSheet
          amount={intent.amount}
          // It is sent as before, also if the fee has changed since.
          wallet={{ ...wallet, withdrawalFee: intent.fee }}
          isSending={isSending}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

/** The form, unless a withdrawal is pending: that one comes first, on its page as soon as it has a number. */
function NewWithdrawal({ onOrder }: NewWithdrawalProps): ReactElement {
  const { t } = useTranslation('withdraw')
  const withdrawals = useMoneyRequest(withdrawal)
  const { intents } = withdrawals
  // While the form sends, the pending withdrawal is its own, and it says itself how that ended.
  const [pending, setPending] = useState(() => intents.pending())

  function look(): void {
    const now = intents.pending()
    setPending(now)
    if (now?.orderNo !== undefined) onOrder(now.orderNo)
  }
  const begin = useEffectEvent(look)
  useEffect(() => begin(), [])

  if (pending?.orderNo !== undefined) return <Skeleton height={320} />
  if (!pending) return <WithdrawalForm onMade={onOrder} onUnknown={look} />
  return (
    <PendingIntent
      key={pending.key}
      requests={withdrawals}
      intent={pending}
      unknown={{
        title: t('unknownTitle'),
        lines: [t('unknownSafe')],
      }}
      notFound={{ title: t('notYetTitle'), lines: [t('notYetText')] }}
      amount={<Money value={pending.amount} size="hero" />}
      facts={<SentFacts intent={pending} />}
      sendAgain={(onEnd) => <SendAgain intent={pending} onMade={onOrder} onEnd={onEnd} />}
      againLabel={t('again')}
      onFound={({ orderNo }) => onOrder(orderNo)}
      onAgain={() => setPending(null)}
    />
  )
}

/** The withdrawal: a form, and then how it goes. A pending one comes before a new one. */
export const WithdrawalScreen = observer(function WithdrawalScreen({ orderNo, onOrder }: WithdrawalScreenProps) {
  const { uid } = useStores().session
  if (uid === null) return null
  if (orderNo === undefined) return <NewWithdrawal key={uid} onOrder={onOrder} />
  return <WithdrawalStatus key={`${uid} ${orderNo}`} orderNo={orderNo} onNew={() => onOrder(undefined)} />
})
