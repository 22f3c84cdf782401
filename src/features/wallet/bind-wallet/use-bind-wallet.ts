import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CreateWalletBody } from '#generated/http/schemas/create-wallet-body.ts'
import { toApiError } from '#src/api/api-error.ts'
import { describeError } from '#src/api/error-catalogue.ts'
import { bindWalletMutation, walletQuery } from '#src/queries/wallet.ts'
import { fieldOfCode } from '../field-of-code.ts'
import { readWallet, type WalletDraft } from './wallet-rules.ts'

export interface BindWalletCall {
  readonly isSending: boolean
  /** Why it was not bound, and the field that it is about: '' for none. */
  readonly refusal: { readonly field: string; readonly text: string } | null
  readonly clearRefusal: () => void
  readonly send: (draft: WalletDraft) => void
}

/**
 * Binds a wallet once, for any number of taps. Whatever the answer, the server's own word on the bound wallet is read
 * after a failure: one that was bound all the same is shown as bound.
 */
export function useBindWallet(onBound: () => void): BindWalletCall {
  const queryClient = useQueryClient()
  const { t } = useTranslation('errors')
  const { mutateAsync, isPending } = useMutation(bindWalletMutation())
  const [refusal, setRefusal] = useState<BindWalletCall['refusal']>(null)
  const isLocked = useRef(false)

  async function bind(draft: WalletDraft): Promise<void> {
    if (isLocked.current) return
    isLocked.current = true
    try {
      const wallet = await mutateAsync(CreateWalletBody.parse(readWallet(draft)))
      queryClient.setQueryData(walletQuery().queryKey, wallet)
      onBound()
    } catch (thrown) {
      const error = toApiError(thrown)
      const said = describeError(error)
      setRefusal({
        field: fieldOfCode('bindWallet', error.code) ?? '',
        text: 'text' in said ? said.text : t(said.key),
      })
      void queryClient.invalidateQueries({ queryKey: walletQuery().queryKey })
    } finally {
      isLocked.current = false
    }
  }

  return { isSending: isPending, refusal, clearRefusal: () => setRefusal(null), send: (draft) => void bind(draft) }
}
