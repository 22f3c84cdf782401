import { useQueryClient } from '@tanstack/react-query'
import { getIdentityOptionsQuery } from '#generated/http/kyc/get-identity-options.ts'
import { CODES } from '#generated/http/codes.ts'
import { useSaveIdentityBase } from '#generated/http/kyc/save-identity-base.ts'
import type { SaveIdentityBaseBody } from '#generated/http/schemas/save-identity-base-body.ts'
import { toApiError } from '#src/api/api-error.ts'
import { readIdentity } from '../kyc.queries.ts'

/**
 * Saves the details; the returned function resolves when they are saved, and rejects with the ApiError. Refetches what
 * the refusal shows to be outdated: the status or the options.
 */
export function useSaveBase(): (body: SaveIdentityBaseBody) => Promise<void> {
  const queryClient = useQueryClient()
  const { mutateAsync } = useSaveIdentityBase()
  return async (body) => {
    try {
      await mutateAsync({ data: body })
    } catch (error) {
      const { code } = toApiError(error)
      const { identityLocked, choiceUnknown } = CODES.saveIdentityBase
      // The check has begun elsewhere: the page shows it.
      if (code === identityLocked.code) await readIdentity(queryClient)
      if (code === choiceUnknown.code) {
        void queryClient.invalidateQueries({ queryKey: getIdentityOptionsQuery().queryKey })
      }
      throw error
    }
  }
}
