import { useQueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { CODES } from '#generated/http/codes.ts'
import { useBindWallet } from '#generated/http/money/bind-wallet.ts'
import { getWalletQuery } from '#generated/http/money/get-wallet.ts'
import type { Wallet } from '#generated/http/schemas/wallet.ts'
import { useTypedName } from '#src/components/first-withdrawal/typed-name.ts'
import { FormError } from '#src/forms/form-error.tsx'
import { useApiForm } from '#src/forms/use-api-form.ts'
import { useTwoColumns } from '#src/hooks/use-two-columns.ts'
import { PHONE_PREFIX } from '#src/lib/phone.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Words } from '#src/ui/data/words.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { WalletCard } from '#src/ui/surface/wallet-card.tsx'
import { getBankName } from '../orders/bank-name.ts'
import shared from '../wallet.module.css'
import { isMobileWallet, toWalletName, WALLET_LIMITS, walletForm } from './wallet-rules.ts'

export interface BindFormProps {
  /** From the server: an unbound wallet, with the banks to choose from. */
  readonly wallet: Wallet
  readonly forGame: string | undefined
  readonly onBound: () => void
}

/** More options than this do not fit side by side on a small phone. */
const SIDE_BY_SIDE = 3

/**
 * Bank, name and account. Choosing another bank clears the account, because formats differ. A field's full rule shows
 * once it is broken.
 */
export function BindForm({ wallet, forGame, onBound }: BindFormProps): ReactElement {
  const { t } = useTranslation(['bindWallet', 'errors', 'common', 'wallet'])
  const queryClient = useQueryClient()
  const { mutateAsync: bindWallet } = useBindWallet()
  const typedName = useTypedName()
  const form = useApiForm({
    defaultValues: {
      bank: wallet.bank || (wallet.choices[0] ?? ''),
      name: wallet.name || toWalletName(typedName.read()),
      account: wallet.account,
    },
    schema: walletForm,
    codes: CODES.bindWallet,
    send: async (data) => {
      try {
        const bound = await bindWallet({ data })
        queryClient.setQueryData(getWalletQuery().queryKey, bound)
      } catch (error) {
        // The wallet may be bound all the same: show what the server has.
        void queryClient.invalidateQueries({ queryKey: getWalletQuery().queryKey })
        throw error
      }
      onBound()
    },
  })
  const [containerRef, hasCard] = useTwoColumns()
  const { isSending } = form
  const bank = form.value('bank')
  const isMobile = isMobileWallet(bank.value)
  const banks = wallet.choices.map((code) => ({ value: code, label: getBankName(wallet, code) }))
  const name = form.text('name')
  const account = form.text('account')
  const accountRule = isMobile ? t('mobileHint') : t('accountHint', WALLET_LIMITS.account)

  function chooseBank(code: string): void {
    if (isSending || code === bank.value) return
    bank.onValueChange(code)
    form.setValue('account', '')
  }

  return (
    <div ref={containerRef} className={hasCard ? shared.twoColumns : undefined} data-wide-sheet>
      <form {...form.formProps}>
        <Stack gap={4}>
          <Text tone="quiet">
            <Words>
              {forGame === undefined ? t('why') : t('whyGame', { name: forGame })} {t('once')}
            </Words>
          </Text>
          {banks.length <= SIDE_BY_SIDE ? (
            <Segmented
              name="bank"
              label={t('bank')}
              hideLabel={false}
              fullWidth
              options={banks}
              value={bank.value}
              onChange={chooseBank}
            />
          ) : (
            <SelectField name="bank" label={t('bank')} options={banks} value={bank.value} onValueChange={chooseBank} />
          )}
          <Field
            {...name}
            label={t('name')}
            hint={name.error === undefined ? t('nameHint') : t('nameRule', WALLET_LIMITS.name)}
            autoComplete="name"
            autoCapitalize="words"
            spellCheck={false}
            readOnly={isSending}
          />
          <Field
            {...account}
            label={isMobile ? t('mobile') : t('account')}
            prefix={isMobile ? PHONE_PREFIX : undefined}
            placeholder={accountRule}
            hint={account.error === undefined ? undefined : accountRule}
            inputMode={isMobile ? 'numeric' : 'text'}
            autoComplete={isMobile ? 'tel-national' : 'off'}
            spellCheck={false}
            readOnly={isSending}
          />
          <FormError form={form} fieldError={bank.error} />
          <Button type="submit" variant="primary" size="lg" fullWidth busy={isSending}>
            {t('bind')}
          </Button>
          <VisuallyHidden role="status">{isSending ? t('sending') : ''}</VisuallyHidden>
        </Stack>
      </form>
      {hasCard && (
        // What the fields say, drawn.
        <div aria-hidden="true">
          <WalletCard
            partner={bank.value}
            title={t('wallet:walletOf', { bank: getBankName(wallet, bank.value) })}
            number={`${isMobile ? `${PHONE_PREFIX} ` : ''}${form.values.account || '•••• ••••'}`}
            holder={form.values.name || t('name')}
            lock={t('once')}
          />
        </div>
      )}
    </div>
  )
}
