import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CODES } from '#generated/http/codes.ts'
import { toApiError } from '#src/api/api-error.ts'
import { identityOptionsQuery, readIdentity, saveBaseMutation, takeIdentity } from '../kyc.queries.ts'
import { type BaseValues, toBaseBody } from './base-values.ts'

/**
 * Saves the details; the returned function resolves once they are saved and rejects with the call's ApiError. What the
 * refusal shows to be outdated here, how far the check is or what may be chosen, is asked for again.
 */
export function useSaveBase(): (values: BaseValues) => Promise<void> {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(saveBaseMutation())
  return async (values) => {
    try {
      takeIdentity(queryClient, await mutateAsync(toBaseBody(values)))
    } catch (error) {
      const { code } = toApiError(error)
      const { identityLocked, choiceUnknown } = CODES.saveIdentityBase
      // The check has begun elsewhere: the page will say so.
      if (code === identityLocked.code) await readIdentity(queryClient)
      if (code === choiceUnknown.code) {
        void queryClient.invalidateQueries({ queryKey: identityOptionsQuery().queryKey })
      }
      throw error
    }
  }
}
