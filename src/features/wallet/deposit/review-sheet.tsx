import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { RechargeQuote } from '#generated/http/schemas/recharge-quote.ts'
import { useBackCloses } from '#src/components/panes/use-back-closes.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { DataList, type DataListItem } from '#src/ui/data/data-list.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Money, type MoneyProps } from '#src/ui/data/money.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { FreeMoney } from './deposit-terms.tsx'
import styles from './deposit-fields.module.css'
import { type DepositEffect, getChangedTerms, getPrice, getQuotedTerms, type Term } from './deposit-values.ts'

export interface ReviewSheetProps {
  readonly quote: RechargeQuote
  /** The method's name. */
  readonly method: string
  /** Undefined without a coupon. */
  readonly couponName: string | undefined
  /** What the form showed. */
  readonly shown: DepositEffect
  readonly isSending: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** The server's quote to confirm, because it differs from what the form showed: the price and the terms, marked. */
export function ReviewSheet(props: ReviewSheetProps): ReactElement {
  const { quote, method, couponName, shown, isSending, onConfirm, onClose } = props
  const { t } = useTranslation(['wallet', 'common'])
  const terms = getQuotedTerms(quote, shown)
  const changed = getChangedTerms(quote, shown)
  const hasBonus = couponName !== undefined || terms.bonus !== 0

  /** A term, with what the form showed if that was something else; nothing where both are zero. */
  function toItem(term: Term, label: string, more: Partial<MoneyProps> = {}): readonly DataListItem[] {
    const isChanged = changed.includes(term)
    if (terms[term] === 0 && !isChanged) return []
    const isCount = term === 'multiple'
    const value = (
      <>
        {isCount ? t('times', { times: terms.multiple }) : <Money value={terms[term]} {...more} />}
        {isChanged && (
          <Text as="span" size="sm" className={styles.changed}>
            {t('shownBefore', {
              value: isCount ? t('times', { times: shown.multiple }) : formatMoney(shown[term]),
            })}
          </Text>
        )}
      </>
    )
    return [{ label, value }]
  }

  useBackCloses(() => !isSending && onClose())
  const actions = (
    <Button variant="primary" size="lg" fullWidth movesMoney busy={isSending} onClick={onConfirm}>
      {t('reviewConfirm', { method })}
    </Button>
  )
  return (
    <BottomSheet
      open
      title={t('reviewTitle')}
      closeLabel={t('common:close')}
      dismissible={!isSending}
      onClose={onClose}
      actions={actions}
    >
      <Stack gap={4}>
        <Alert tone="info">{t('termsDiffer')}</Alert>
        <Stack gap={1} align="center">
          <Text tone="quiet">{t('youPay')}</Text>
          <Money value={getPrice(quote)} size="hero" />
        </Stack>
        <DataList
          items={[
            { label: t('payMethod'), value: method },
            ...(couponName === undefined ? [] : [{ label: t('coupon'), value: couponName }]),
            ...toItem('amount', t('amount')),
            ...toItem('fee', t('fee')),
            ...toItem('bonus', t('bonus'), { sign: 'always', tone: 'in' }),
            ...toItem('multiple', t('turnoverMultiple')),
            ...toItem('wagering', t('wageringAdded')),
          ]}
        />
        <Stack gap={1}>
          {hasBonus && (
            <Text size="sm" tone="quiet">
              {t('bonusWhen')}
            </Text>
          )}
          <FreeMoney />
        </Stack>
      </Stack>
    </BottomSheet>
  )
}
