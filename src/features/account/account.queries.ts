import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getRegistrationRule } from '#generated/http/account/get-registration-rule.ts'
import { useLoginUser } from '#generated/http/account/login-user.ts'
import { resetTradePasswordMutation } from '#generated/http/account/reset-trade-password.ts'
import { useSendBindOtp } from '#generated/http/account/send-bind-otp.ts'
import { useSendLoginPasswordOtp } from '#generated/http/account/send-login-password-otp.ts'
import { useSendTradePasswordOtp } from '#generated/http/account/send-trade-password-otp.ts'
import { setTradePasswordMutation } from '#generated/http/account/set-trade-password.ts'
import type { User } from '#generated/http/schemas/user.ts'
import { userQuery } from '#src/queries/user.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/* Operations of the account that need more than their generated hook. The query client shows a mutation's failure;
   the forms mark its field. A response with the player goes into the query cache, which the session store follows. */

/** Logs in; the response is the player. The next page shows the success. */
export function useLogin() {
  return useLoginUser({ successMessage: null })
}

/** Who may register with this invitation code. A POST without effect, so it is a query. */
export function registrationRuleQuery(invitationCode: string | undefined) {
  return queryOptions({
    queryKey: ['api', 'user', 'register', 'flag', invitationCode ?? ''],
    queryFn: ({ signal }) =>
      getRegistrationRule(invitationCode === undefined ? {} : { invitationCode }, { silent: true, signal }),
  })
}

function useSaysSent(): { successMessage: string } {
  const { t } = useTranslation('errors')
  return { successMessage: t('sent') }
}

/** Sends an OTP; the hook's name has the recipient and purpose. */
export function useSendResetOtp() {
  return useSendLoginPasswordOtp(useSaysSent())
}

export function useSendPhoneOtp() {
  return useSendBindOtp(useSaysSent())
}

export function useSendTradeOtp() {
  return useSendTradePasswordOtp(useSaysSent())
}

/** Sets `isNullPasswordTrade` to false after an update; the response does not contain it. */
export function useTradePasswordIsSet(): () => void {
  const client = useQueryClient()
  const { session } = useStores()
  return () => {
    client.setQueryData<User>(userQuery().queryKey, (user) => user && { ...user, isNullPasswordTrade: false })
    // If user info has not loaded, the cache has no player to change.
    session.update({ isNullPasswordTrade: false })
  }
}

/** Set the first transaction password. */
export function useCreateTradePassword() {
  const onSuccess = useTradePasswordIsSet()
  return useMutation({ ...setTradePasswordMutation(), onSuccess })
}

/** Set another transaction password by an OTP to the bound number. */
export function useReplaceTradePassword() {
  const onSuccess = useTradePasswordIsSet()
  return useMutation({ ...resetTradePasswordMutation(), onSuccess })
}
