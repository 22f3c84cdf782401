import { useLoginUser, useRegisterUser } from '#generated/http/account/account.ts'

/** Log in; the answer is the player. */
export function useLogin() {
  return useLoginUser()
}

/** Make an account, which opens its session too; the answer is the player. */
export function useRegister() {
  return useRegisterUser()
}
