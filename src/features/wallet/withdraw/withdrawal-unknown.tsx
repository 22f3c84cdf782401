import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsHere } from '#src/components/use-is-here.ts'
import { hashPassword } from '#src/lib/password-hash.ts'
import { walletQuery } from '#src/queries/wallet.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { StatusPill } from '#src/ui/surface/status-pill.tsx'
import { checkIntent } from '../check-intent.ts'
import { refreshMoney } from '../money.queries.ts'
import type { WithdrawalRead } from '../orders.queries.ts'
import { clearWithin, mayGoOn } from '../pending-intents.ts'
import { useFromTop } from '../use-from-top.ts'
import { useStartFocus } from '../use-start-focus.ts'
import { useWatch } from '../use-watch.ts'
import shared from '../wallet.module.css'
import { WayOut } from '../way-out.tsx'
import { ConfirmSheet } from './confirm-sheet.tsx'
import { type PendingWithdrawal, pendingWithdrawals } from './pending-withdrawal.ts'
import { SentSummary } from './sent-summary.tsx'
import { useWithdraw } from './use-withdraw.ts'
import { judgeWithdrawal } from './withdraw-flow.ts'
import { newestWithdrawalsQuery } from './withdraw.queries.ts'

export interface WithdrawalUnknownProps {
  readonly intent: PendingWithdrawal
  readonly uid: string
  /** The server has made it. */
  readonly onFound: (orderNo: string) => void
  /** It was not found, and the player goes back to the form. */
  readonly onAgain: () => void
}

/** A withdrawal that was sent and has no verdict: history and balance are read until it is clear what became of it. */
export function WithdrawalUnknown({ intent, uid, onFound, onAgain }: WithdrawalUnknownProps): ReactElement {
  const { t } = useTranslation(['withdraw', 'wallet'])
  const queryClient = useQueryClient()
  const [isNotFound, setNotFound] = useState(false)
  const [isReading, setReading] = useState(false)
  const [waited, setWaited] = useState(0)
  const isHere = useIsHere()
  useFromTop()
  const start = useStartFocus(isNotFound)

  const read = useCallback(async (): Promise<boolean> => {
    setReading(true)
    refreshMoney(queryClient)
    try {
      const verdict = await checkIntent({
        intents: pendingWithdrawals,
        intent,
        isHere,
        orderNoOf: ({ orderNo }: WithdrawalRead) => orderNo,
        async ask(latest, waitedMs) {
          setWaited(waitedMs)
          const page = await queryClient.fetchQuery(newestWithdrawalsQuery())
          return judgeWithdrawal(page, latest, waitedMs, pendingWithdrawals.kept(latest.uid))
        },
      })
      if (verdict.kind === 'unclear') return false
      // A player who has left finds it at the next visit.
      if (!isHere()) return true
      if (verdict.kind === 'found') onFound(verdict.order.orderNo)
      else setNotFound(true)
      return true
    } finally {
      setReading(false)
    }
  }, [queryClient, intent, onFound, isHere])
  const checkNow = useWatch(read)

  if (isNotFound) {
    return (
      <Stack ref={start} tabIndex={-1} gap={5} className={shared.narrow}>
        <SentSummary intent={intent} pill={<StatusPill tone="neutral">{t('wallet:statusNotFound')}</StatusPill>} />
        <Notice tone="info" title={t('notYetTitle')} role="status">
          {t('notYetText')}
        </Notice>
        <Button variant="primary" size="lg" fullWidth onClick={onAgain}>
          {t('again')}
        </Button>
      </Stack>
    )
  }
  return (
    <Stack ref={start} tabIndex={-1} gap={5} className={shared.narrow}>
      <SentSummary intent={intent} pill={<StatusPill tone="pending">{t('wallet:checking')}</StatusPill>} />
      <Notice tone="pending" title={t('unknownTitle')} role="status">
        <Stack gap={2}>
          <p>{t('unknownText')}</p>
          <p>{t('unknownSafe', { minutes: clearWithin(intent) })}</p>
        </Stack>
      </Notice>
      {mayGoOn(waited) && <WayOut text={t('wallet:sendAgainText')} />}
      <Button variant="secondary" fullWidth icon="refresh" busy={isReading} onClick={checkNow}>
        {t('wallet:checkNow')}
      </Button>
      {mayGoOn(waited) && <SendAgain intent={intent} uid={uid} onMade={onFound} onEnd={checkNow} />}
    </Stack>
  )
}

interface SendAgainProps {
  readonly intent: PendingWithdrawal
  readonly uid: string
  readonly onMade: (orderNo: string) => void
  /** It was sent again, without a success. */
  readonly onEnd: () => void
}

/** Sends the same withdrawal again with its key; nothing where another wallet is bound by now. */
function SendAgain({ intent, uid, onMade, onEnd }: SendAgainProps): ReactElement | null {
  const { t } = useTranslation('wallet')
  const { data: wallet } = useQuery(walletQuery())
  const { isSending, repeat } = useWithdraw(uid)
  const isHere = useIsHere()
  const [isOpen, setOpen] = useState(false)
  if (wallet?.isBound !== true || wallet.bank !== intent.bank || wallet.account !== intent.account) return null
  return (
    <>
      <Button variant="ghost" fullWidth onClick={() => setOpen(true)}>
        {t('sendAgain')}
      </Button>
      {isOpen && (
        <ConfirmSheet
          amount={intent.amount}
          wallet={wallet}
          isSending={isSending}
          error={undefined}
          problem={undefined}
          onType={() => undefined}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )

  function confirm(password: string): void {
    void repeat(intent, hashPassword(password)).then((outcome) => {
      if (!outcome || !isHere()) return
      if (outcome.kind === 'made') return onMade(outcome.made.orderNo)
      // A refusal has its toast, and says nothing about the first try.
      setOpen(false)
      onEnd()
    })
  }
}
