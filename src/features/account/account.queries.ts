import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { getBindInvitationMutationOptions } from '#generated/http/account/bind-invitation.ts'
import { getBindPhoneMutationOptions } from '#generated/http/account/bind-phone.ts'
import { useChangeLoginPassword } from '#generated/http/account/change-login-password.ts'
import { getRegistrationRule } from '#generated/http/account/get-registration-rule.ts'
import { getListAvatarsQueryOptions } from '#generated/http/account/list-avatars.ts'
import { useLoginUser } from '#generated/http/account/login-user.ts'
import { useRegisterUser } from '#generated/http/account/register-user.ts'
import { useResetLoginPassword } from '#generated/http/account/reset-login-password.ts'
import { getResetTradePasswordMutationOptions } from '#generated/http/account/reset-trade-password.ts'
import { useSendBindOtp } from '#generated/http/account/send-bind-otp.ts'
import { useSendLoginPasswordOtp } from '#generated/http/account/send-login-password-otp.ts'
import { useSendTradePasswordOtp } from '#generated/http/account/send-trade-password-otp.ts'
import { getSetTradePasswordMutationOptions } from '#generated/http/account/set-trade-password.ts'
import { getUpdateUserMutationOptions } from '#generated/http/account/update-user.ts'
import type { User } from '#generated/http/schemas/user.ts'
import { userQuery } from '#src/queries/user.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/*
 * The calls of the account. A mutation's failure is told by the query client; the forms mark the field it is about.
 * What a call answers of the player goes into the query cache, which the session store follows.
 */

/** Log in; the answer is the player. The page that follows shows that it worked. */
export function useLogin() {
  return useLoginUser({ request: { successMessage: null } })
}

/** Make an account, which opens its session too; the answer is the player. */
export function useRegister() {
  const { t } = useTranslation('errors')
  return useRegisterUser({ request: { successMessage: t('registered') } })
}

/** How registration is open for whoever comes by this invitation code. A POST that changes nothing, so it is a query. */
export function registrationRuleQuery(invitationCode: string | undefined) {
  return queryOptions({
    queryKey: ['api', 'user', 'register', 'flag', invitationCode ?? ''],
    queryFn: ({ signal }) =>
      getRegistrationRule(invitationCode === undefined ? {} : { invitationCode }, { silent: true, signal }),
  })
}

/** Send a code to a number; to whose, and for what, is the hook's name. */
export function useSendResetOtp() {
  return useSendLoginPasswordOtp(useSaysSent())
}

export function useSendPhoneOtp() {
  return useSendBindOtp(useSaysSent())
}

export function useSendTradeOtp() {
  return useSendTradePasswordOtp(useSaysSent())
}

export const useResetPassword = useResetLoginPassword
export const useChangePassword = useChangeLoginPassword

/** The avatars that the operator offers. */
export function avatarsQuery() {
  return getListAvatarsQueryOptions()
}

/** Change what the player shows of themselves: only the fields that are given. */
export function useUpdateProfile() {
  const client = useQueryClient()
  return useMutation(
    getUpdateUserMutationOptions(client, { mutation: { onSuccess: (user) => keepUser(client, user) } }),
  )
}

/** Bind a mobile number with its OTP. */
export function useBindPhone() {
  const client = useQueryClient()
  return useMutation(getBindPhoneMutationOptions(client, { mutation: { onSuccess: (user) => keepUser(client, user) } }))
}

/** Say afterwards who invited the player. */
export function useAcceptInvitation() {
  const client = useQueryClient()
  return useMutation(
    getBindInvitationMutationOptions(client, { mutation: { onSuccess: (user) => keepUser(client, user) } }),
  )
}

/** Set the first transaction password. */
export function useCreateTradePassword() {
  const client = useQueryClient()
  const onSuccess = useTradePasswordIsSet()
  return useMutation(getSetTradePasswordMutationOptions(client, { mutation: { onSuccess } }))
}

/** Set another transaction password by an OTP to the bound number. */
export function useResetTradePassword() {
  const client = useQueryClient()
  const onSuccess = useTradePasswordIsSet()
  return useMutation(getResetTradePasswordMutationOptions(client, { mutation: { onSuccess } }))
}

/** After an update `isNullPasswordTrade` is false (section 4 of the specification); the answer does not say it. */
export function useTradePasswordIsSet(): () => void {
  const client = useQueryClient()
  const { session } = useStores()
  return () => {
    client.setQueryData<User>(userQuery().queryKey, (user) => user && { ...user, isNullPasswordTrade: false })
    // Where user info has not loaded the cache has no player to change.
    session.update({ isNullPasswordTrade: false })
  }
}

function useSaysSent(): { request: { successMessage: string } } {
  const { t } = useTranslation('errors')
  return { request: { successMessage: t('sent') } }
}

function keepUser(client: QueryClient, user: User): void {
  client.setQueryData(userQuery().queryKey, user)
}
