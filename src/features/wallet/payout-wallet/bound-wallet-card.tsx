import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Wallet } from '#generated/http/schemas/wallet.ts'
import { PHONE_PREFIX } from '#src/lib/phone.ts'
import { WalletCard } from '#src/ui/surface/wallet-card.tsx'
import { getBankName } from '../orders/bank-name.ts'
import { isMobileWallet } from './wallet-rules.ts'

/** The bound wallet as a card, masked by the server. */
export function BoundWalletCard({ wallet }: { readonly wallet: Wallet }): ReactElement {
  const { t } = useTranslation('wallet')
  const { bank, name, account } = wallet
  return (
    <WalletCard
      partner={bank}
      title={t('walletOf', { bank: getBankName(wallet) })}
      number={isMobileWallet(bank) ? `${PHONE_PREFIX} ${account}` : account}
      holder={name}
      lock={t('walletLock')}
    />
  )
}
