import { type FormEvent, type ReactElement, type ReactNode, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordInput } from '#generated/http/schemas/password-input.ts'
import type { Wallet } from '#generated/http/schemas/wallet.ts'
import { useBackCloses } from '#src/components/use-back-closes.ts'
import { formatPeso } from '#src/lib/money-format.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { DataList } from '#src/ui/data/data-list.tsx'
import { Money } from '#src/ui/data/money.tsx'
import { Text } from '#src/ui/data/text.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { PasswordField } from '#src/ui/form/password-field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { bankName } from '../bank-name.ts'

export interface ConfirmSheetProps {
  /** Pesos. */
  readonly amount: number
  readonly wallet: Wallet
  readonly isSending: boolean
  /** What the server says is wrong with the password; it is over once another one is typed. */
  readonly error: string | undefined
  /** What is wrong otherwise. */
  readonly problem: ReactNode
  readonly onType: () => void
  readonly onConfirm: (password: string) => void
  readonly onClose: () => void
}

/** Amount and destination once more, and the transaction password. The password leaves it as a hash only. */
export function ConfirmSheet(props: ConfirmSheetProps): ReactElement {
  const { amount, wallet, isSending, error, problem, onType, onConfirm, onClose } = props
  const { t } = useTranslation(['withdraw', 'common'])
  useBackCloses(() => !isSending && onClose())
  const { overlays } = useStores()
  const [password, setPassword] = useState('')
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const form = useId()
  const actions = (
    <Button type="submit" form={form} variant="primary" size="lg" fullWidth busy={isSending}>
      {t('withdrawSum', { sum: `₱${formatPeso(amount)}` })}
    </Button>
  )
  return (
    <BottomSheet
      open
      title={t('confirmTitle')}
      closeLabel={t('common:close')}
      dismissible={!isSending}
      onClose={onClose}
      actions={actions}
    >
      <form id={form} noValidate onSubmit={submit}>
        <Stack gap={4}>
          <Stack gap={1} align="center">
            <Text tone="quiet">{t('youWithdraw')}</Text>
            <Money value={amount} size="xl" />
          </Stack>
          <DataList
            items={[
              { label: t('to'), value: bankName(wallet.bank) },
              { label: t('account'), value: <span translate="no">{wallet.account}</span> },
              { label: t('holder'), value: <span translate="no">{wallet.name}</span> },
            ]}
          />
          <PasswordField
            ref={field}
            label={t('password')}
            value={password}
            onChange={(event) => {
              setWrong(false)
              onType()
              setPassword(event.target.value)
            }}
            error={isWrong ? t('passwordFormat') : error}
            showLabel={t('passwordShow')}
            concealLabel={t('passwordHide')}
            autoComplete="off"
            readOnly={isSending}
          />
          <Button variant="ghost" size="sm" disabled={isSending} onClick={() => overlays.open('tradePassword', {})}>
            {t('passwordForgotten')}
          </Button>
          {problem !== undefined && (
            <Notice tone="danger" role="alert">
              {problem}
            </Notice>
          )}
          <Text size="sm" tone="quiet" role="status">
            {isSending ? t('sending') : t('confirmNote')}
          </Text>
        </Stack>
      </form>
    </BottomSheet>
  )

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isSending) return
    if (PasswordInput.safeParse(password.replace(/\s+/gu, '')).success) onConfirm(password)
    else {
      setWrong(true)
      field.current?.focus()
    }
  }
}
