import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loginUserMutation } from '#generated/http/account/login-user.ts'
import { registerUserMutation } from '#generated/http/account/register-user.ts'
import { CODES } from '#generated/http/codes.ts'
import type { RegisterBody } from '#generated/http/schemas/register-body.ts'
import type { User } from '#generated/http/schemas/user.ts'
import { type ApiError, toApiError } from '#src/api/api-error.ts'
import { useErrorText } from '#src/forms/use-error-text.ts'
import { isUnknownOutcome } from '#src/queries/use-claim.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/** What a try without a response means: its account may exist, or may be why a name or number is taken now. */
export interface LostSignUp {
  readonly kind: 'unknown' | 'taken'
  /** The name of that account. */
  readonly username: string
}

export interface SignUp {
  /** Resolves with the player. Rejects with what the form shows. */
  readonly send: (body: RegisterBody) => Promise<User>
  readonly lost: LostSignUp | undefined
}

const { usernameTaken, phoneTaken } = CODES.registerUser

/** Whether a name or number is taken that both have. User names differ by more than case. */
function isTakenBy({ code }: ApiError, { username, phone }: RegisterBody, body: RegisterBody): boolean {
  if (code === phoneTaken.code) return phone === body.phone
  return code === usernameTaken.code && username.toLowerCase() === body.username.toLowerCase()
}

/**
 * Creates an account and its session. A try without a response may have made the account: if its name and password are then
 * refused as taken, they log in, but only once, since a wrong password counts against whoever has the name. The tries, with
 * the hash of their password, stay in memory until the page is left.
 */
export function useSignUp(): SignUp {
  const { t } = useTranslation('errors')
  const { toasts } = useStores()
  const errorText = useErrorText()
  const tries = useRef<readonly RegisterBody[]>([])
  /** The try that this one repeats. */
  const repeated = useRef<RegisterBody>(undefined)
  const [lost, setLost] = useState<LostSignUp>()
  const register = useMutation({
    ...registerUserMutation({ successMessage: t('registered') }),
    // A repeat that is refused as taken logs in first.
    meta: {
      silentError: ({ code }) =>
        repeated.current !== undefined && (code === usernameTaken.code || code === phoneTaken.code),
    },
  })
  const login = useMutation({
    ...loginUserMutation({ successMessage: t('registered') }),
    // The form says that the name is taken.
    meta: { silentError: ({ code }) => code === CODES.loginUser.wrongCredentials.code },
  })

  async function send(body: RegisterBody): Promise<User> {
    setLost(undefined)
    repeated.current = tries.current.find(
      ({ username, password, phone }) =>
        username === body.username && password === body.password && phone === body.phone,
    )
    try {
      return await register.mutateAsync({ data: body })
    } catch (thrown) {
      const error = toApiError(thrown)
      if (isUnknownOutcome(error)) {
        if (!repeated.current) tries.current = [...tries.current, body]
        setLost({ kind: 'unknown', username: body.username })
        throw error
      }
      const own = tries.current.find((one) => isTakenBy(error, one, body))
      if (!own) throw error
      if (own === repeated.current) return logIn(own, error)
      setLost({ kind: 'taken', username: own.username })
      throw error
    }
  }

  async function logIn(own: RegisterBody, taken: ApiError): Promise<User> {
    const { username, password } = own
    try {
      return await login.mutateAsync({ data: { username, password } })
    } catch (thrown) {
      const error = toApiError(thrown)
      if (error.code !== CODES.loginUser.wrongCredentials.code) {
        setLost({ kind: 'unknown', username })
        throw error
      }
      tries.current = tries.current.filter((one) => one !== own)
      toasts.danger(errorText(taken))
      throw taken
    }
  }

  return { send, lost }
}
