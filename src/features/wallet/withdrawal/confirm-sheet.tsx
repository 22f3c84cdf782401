import { type ReactElement, type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { CODES } from '#generated/http/codes.ts'
import { PasswordInput } from '#generated/http/schemas/password-input.ts'
import type { Wallet } from '#generated/http/schemas/wallet.ts'
import { useBackCloses } from '#src/components/panes/use-back-closes.ts'
import { FormError } from '#src/forms/form-error.tsx'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { formatMoney } from '#src/lib/money-format.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Alert } from '#src/ui/feedback/alert.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { Refused } from '../money-request/outcome.tsx'
import { getBankName } from '../orders/bank-name.ts'
import { FeeAndTime } from '../orders/fee-and-time.tsx'
import { splitFee } from '../orders/split-fee.ts'
import { getFeeItems } from './withdrawal-terms.tsx'

export interface ConfirmSheetProps {
  /** Pesos. */
  readonly amount: number
  /** Its fee is what the player confirms. */
  readonly wallet: Wallet
  /** The server has refused the fee that the sheet showed before: this one is new. */
  readonly isNewFee?: boolean
  readonly isSending: boolean
  /** Why nothing was sent. */
  readonly notSentReason?: ReactNode
  /** Rejects with the server's refusal, which the sheet shows. */
  readonly onConfirm: (password: string) => Promise<unknown>
  readonly onClose: () => void
}

type ConfirmValues = { password: string }

const Confirmation = z.object({
  password: z.string().check(z.refine((typed) => PasswordInput.safeParse(typed.replace(/\s+/gu, '')).success)),
})

/** Confirms amount and destination by the transaction password, which leaves this sheet only as a hash. */
export function ConfirmSheet(props: ConfirmSheetProps): ReactElement {
  const { amount, wallet, isNewFee = false, notSentReason, onConfirm, onClose } = props
  const { t } = useTranslation(['withdraw', 'wallet', 'common'])
  useBackCloses(() => !isBusy && onClose())
  const { overlays } = useStores()
  const id = useId()
  const split = splitFee(amount, wallet.withdrawalFee)
  const form = useApiForm<ConfirmValues, ConfirmValues>({
    defaultValues: { password: '' },
    schema: Confirmation,
    codes: CODES.createWithdrawal,
    messages: { password: () => t('passwordFormat') },
    send: ({ password }) => onConfirm(password),
  })
  // A refused fee is read again before the sheet asks once more.
  const isBusy = props.isSending || form.isSending
  const sum = formatMoney(amount)
  const actions = (
    <Button
      type="submit"
      form={id}
      variant="primary"
      size="lg"
      fullWidth
      movesMoney
      quiet={!form.isValid}
      busy={isBusy}
    >
      {isNewFee ? t('withdrawNewFee', { sum }) : t('withdrawSum', { sum })}
    </Button>
  )
  return (
    <BottomSheet
      open
      title={t('confirmTitle')}
      closeLabel={t('common:close')}
      dismissible={!isBusy}
      onClose={onClose}
      actions={actions}
    >
      <form {...form.formProps} id={id}>
        <Stack gap={4}>
          <Stack gap={1} align="center">
            <Text tone="quiet">{t('youWithdraw')}</Text>
            <Money value={amount} size="hero" />
          </Stack>
          <DataList
            items={[
              { label: t('to'), value: getBankName(wallet) },
              { label: t('account'), value: <span translate="no">{wallet.account}</span> },
              { label: t('holder'), value: <span translate="no">{wallet.name}</span> },
              ...getFeeItems(t, split),
            ]}
          />
          {isNewFee && (
            <Alert tone="info" role="alert" title={t('feeChangedTitle')}>
              {wallet.withdrawalFee !== undefined && (
                <p>{t('feeChangedText', { sum: formatMoney(split?.arriving ?? amount) })}</p>
              )}
              <p>{t('notTaken')}</p>
            </Alert>
          )}
          <FeeAndTime fee={split ? undefined : wallet.withdrawalFee} minutes={wallet.withdrawalMinutes} />
          <PasswordField
            {...form.text('password')}
            label={t('password')}
            showLabel={t('passwordShow')}
            concealLabel={t('passwordHide')}
            autoComplete="off"
            readOnly={isBusy}
          />
          <Button variant="ghost" size="sm" disabled={isBusy} onClick={() => overlays.open('tradePassword', {})}>
            {t('passwordForgotten')}
          </Button>
          {notSentReason ? <Refused lines={[notSentReason]} /> : <FormError form={form}>{t('notTaken')}</FormError>}
          <Text size="sm" tone="quiet" role="status">
            {isBusy ? t('sending') : t('confirmNote')}
          </Text>
        </Stack>
      </form>
    </BottomSheet>
  )
}
