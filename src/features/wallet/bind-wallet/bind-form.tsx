import { type FormEvent, type ReactElement, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Wallet } from '#generated/http/schemas/wallet.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Field } from '#src/ui/form/field.tsx'
import { Segmented } from '#src/ui/form/segmented.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { bankName } from '../bank-name.ts'
import { useBindWallet } from './use-bind-wallet.ts'
import { isMobileWallet, WALLET_LIMITS, type WalletDraft, walletFaults } from './wallet-rules.ts'

export interface BindFormProps {
  /** What the server has: no wallet, and the banks of which one may be bound. */
  readonly wallet: Wallet
  readonly forGame: string | undefined
  readonly onBound: () => void
}

/** More than these do not fit side by side on a small phone. */
const SIDE_BY_SIDE = 3

/** Bank, name and account. Another bank clears the account, whose rule is another one (section 5 of the specification). */
export function BindForm({ wallet, forGame, onBound }: BindFormProps): ReactElement {
  const { t } = useTranslation(['bindWallet', 'errors', 'common'])
  const { isSending, refusal, clearRefusal, send } = useBindWallet(onBound)
  const [draft, setDraft] = useState<WalletDraft>(() => ({
    bank: wallet.bank || (wallet.choices[0] ?? ''),
    name: wallet.name,
    account: wallet.account,
  }))
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const faults = isTried ? walletFaults(draft) : new Set<string>()
  const isMobile = isMobileWallet(draft.bank)
  const banks = wallet.choices.map((code) => ({ value: code, label: bankName(code) }))

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack gap={4}>
        <Text tone="quiet">{forGame === undefined ? t('why') : t('whyGame', { name: forGame })}</Text>
        {banks.length <= SIDE_BY_SIDE ? (
          <Segmented
            label={t('bank')}
            hideLabel={false}
            fullWidth
            options={banks}
            value={draft.bank}
            onChange={chooseBank}
          />
        ) : (
          <SelectField label={t('bank')} options={banks} value={draft.bank} onValueChange={chooseBank} />
        )}
        <Field
          name="name"
          label={t('name')}
          hint={t('nameHint', WALLET_LIMITS.name)}
          value={draft.name}
          onChange={(event) => change({ ...draft, name: event.target.value })}
          error={textOf('name')}
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
          readOnly={isSending}
        />
        <Field
          name="account"
          label={isMobile ? t('mobile') : t('account')}
          hint={isMobile ? t('mobileHint') : t('accountHint', WALLET_LIMITS.account)}
          value={draft.account}
          onChange={(event) => change({ ...draft, account: event.target.value })}
          error={textOf('account')}
          inputMode={isMobile ? 'numeric' : 'text'}
          autoComplete={isMobile ? 'tel-national' : 'off'}
          spellCheck={false}
          readOnly={isSending}
        />
        <Notice tone="info">{t('once')}</Notice>
        {refusal !== null && refusal.field !== 'account' && refusal.field !== 'name' && (
          <Notice tone="danger" role="alert">
            {refusal.text}
          </Notice>
        )}
        <Button type="submit" variant="primary" size="lg" fullWidth busy={isSending}>
          {t('bind')}
        </Button>
        <VisuallyHidden role="status">{isSending ? t('sending') : ''}</VisuallyHidden>
      </Stack>
    </form>
  )

  function textOf(field: 'name' | 'account'): string | undefined {
    if (refusal?.field === field) return refusal.text
    if (!faults.has(field)) return undefined
    return draft[field].trim() === '' ? t('errors:required') : t('errors:formatIncorrect')
  }

  function change(next: WalletDraft): void {
    if (isSending) return
    clearRefusal()
    setDraft(next)
  }

  function chooseBank(bank: string): void {
    if (bank !== draft.bank) change({ ...draft, bank, account: '' })
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    const [first] = walletFaults(draft)
    if (first === undefined) {
      send(draft)
      return
    }
    const field = form.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
  }
}
