import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { RechargeQuote } from '#generated/http/schemas/recharge-quote.ts'
import { useBackCloses } from '#src/components/use-back-closes.ts'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'

export interface ReviewSheetProps {
  readonly quote: RechargeQuote
  /** The method's name. */
  readonly method: string
  readonly couponName: string
  readonly isSending: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** The server's quote to confirm: the price, the coupon's bonus and its terms. */
export function ReviewSheet(props: ReviewSheetProps): ReactElement {
  const { quote, method, couponName, isSending, onConfirm, onClose } = props
  const { t } = useTranslation(['wallet', 'common'])
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
        <Stack gap={1} align="center">
          <Text tone="quiet">{t('youPay')}</Text>
          <Money value={quote.amount} size="hero" />
        </Stack>
        <DataList
          items={[
            { label: t('payMethod'), value: method },
            { label: t('coupon'), value: couponName },
            { label: t('bonus'), value: <Money value={quote.bonus} sign="always" tone="in" /> },
            ...(quote.turnoverMultiple === undefined || quote.turnoverMultiple === 0
              ? []
              : [{ label: t('turnoverMultiple'), value: t('times', { times: quote.turnoverMultiple }) }]),
          ]}
        />
        <Text size="sm" tone="quiet">
          {t('bonusWhen')}
        </Text>
      </Stack>
    </BottomSheet>
  )
}
