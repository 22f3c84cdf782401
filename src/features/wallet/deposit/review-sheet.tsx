import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { RechargeQuote } from '#generated/http/schemas/recharge-quote.ts'
import { useBackCloses } from '#src/components/panes/use-back-closes.ts'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { FreeMoney } from './deposit-terms.tsx'
import { getPrice } from './deposit-values.ts'

export interface ReviewSheetProps {
  readonly quote: RechargeQuote
  /** The method's name. */
  readonly method: string
  /** Undefined without a coupon. */
  readonly couponName: string | undefined
  /** Whether the terms differ from those that the form showed. */
  readonly hasNewTerms: boolean
  readonly isSending: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** The server's quote to confirm: the price, a coupon's bonus, and the terms. */
export function ReviewSheet(props: ReviewSheetProps): ReactElement {
  const { quote, method, couponName, hasNewTerms, isSending, onConfirm, onClose } = props
  const { t } = useTranslation(['wallet', 'common'])
  const hasBonus = couponName !== undefined || quote.bonus !== 0
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
        {hasNewTerms && <Alert tone="info">{t('termsDiffer')}</Alert>}
        <Stack gap={1} align="center">
          <Text tone="quiet">{t('youPay')}</Text>
          <Money value={getPrice(quote)} size="hero" />
        </Stack>
        <DataList
          items={[
            { label: t('payMethod'), value: method },
            ...(couponName === undefined ? [] : [{ label: t('coupon'), value: couponName }]),
            ...(quote.fee === undefined || quote.fee === 0
              ? []
              : [
                  { label: t('amount'), value: <Money value={quote.amount} /> },
                  { label: t('fee'), value: <Money value={quote.fee} /> },
                ]),
            ...(hasBonus ? [{ label: t('bonus'), value: <Money value={quote.bonus} sign="always" tone="in" /> }] : []),
            ...(quote.turnoverMultiple === undefined || (quote.turnoverMultiple === 0 && !hasNewTerms)
              ? []
              : [{ label: t('turnoverMultiple'), value: t('times', { times: quote.turnoverMultiple }) }]),
            ...(quote.wageringAdded === undefined || quote.wageringAdded === 0
              ? []
              : [{ label: t('wageringAdded'), value: <Money value={quote.wageringAdded} /> }]),
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
