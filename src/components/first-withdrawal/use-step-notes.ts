import { useTranslation } from 'react-i18next'
import { PasswordInputMax, PasswordInputMin } from '#generated/http/schemas/password-input.ts'
import { PesoWithdrawnMin } from '#generated/http/schemas/peso-withdrawn.ts'
import { serverToday } from '#src/api/server-today.ts'
import { formatMinutes } from '#src/lib/format-minutes.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { formatCalendarTime } from '#src/lib/time.ts'
import type { FirstWithdrawal, PreparationStep } from '#src/queries/first-withdrawal.ts'
import { findDeadline } from '#src/queries/identity-deadline.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/** One line below each step; empty until it is known. Call it within `observer`. */
export function useStepNotes(way: FirstWithdrawal): Readonly<Record<PreparationStep | 'amount', string>> {
  const { t, i18n } = useTranslation(['firstWithdrawal', 'common'])
  const { areAmountsHidden } = useStores().settings
  const { states, identity, wallet, hasWalletFailed, balance } = way
  const toTime = (rfc3339: string): string => formatCalendarTime(rfc3339, i18n.language, serverToday(), 'sentence')

  function toIdentityNote(): string {
    switch (states.identity) {
      case 'done':
        return t('done')
      case 'waiting':
        return toReviewNote()
      case 'failed':
        return identity?.rejectReason || t('needsFix')
      case 'todo':
        return identity ? toDeadlineNote(findDeadline(identity)) : ''
    }
  }

  function toReviewNote(): string {
    const { submittedAt, reviewMinutes } = identity ?? {}
    const since = submittedAt === undefined ? t('inReview') : t('inReviewSince', { time: toTime(submittedAt) })
    if (reviewMinutes === undefined) return since
    return `${since} ${t('reviewTakes', { time: formatMinutes(reviewMinutes, i18n.language) })}`
  }

  function toDeadlineNote(deadline: string | undefined): string {
    return deadline === undefined ? t('verifyNow') : t('verifyBy', { date: toTime(deadline) })
  }

  function toWalletNote(): string {
    if (hasWalletFailed) return t('walletFailed')
    if (!wallet) return ''
    return wallet.isBound ? wallet.account : t('walletText')
  }

  function toAmountNote(): string {
    if (!balance) return ''
    if (areAmountsHidden) return t('common:amountHidden')
    const { withdrawalAmount } = balance.userAccountVO
    const { surplus } = balance.userRiskVO
    const free = withdrawalAmount > 0 ? [t('free', { sum: formatMoney(withdrawalAmount) })] : []
    const owed = surplus > 0 ? [t('toWager', { sum: formatMoney(surplus) })] : []
    return [...free, ...owed].join(' ') || t('minimum', { sum: formatMoney(PesoWithdrawnMin) })
  }

  return {
    identity: toIdentityNote(),
    wallet: toWalletNote(),
    password:
      states.password === 'done' ? t('done') : t('passwordText', { min: PasswordInputMin, max: PasswordInputMax }),
    amount: toAmountNote(),
  }
}
