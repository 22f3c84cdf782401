import { useQuery } from '@tanstack/react-query'
import type { User } from '#generated/http/schemas/user.ts'
import { userQuery } from '#src/queries/user.ts'
import type { StoredUser } from '#src/stores/stored-user.ts'
import { useStores } from '#src/stores/stores-context.tsx'

/** The profile's data: from the device at once, the rest once user info has loaded. */
export interface Profile extends Omit<StoredUser, 'onlyKyc'> {
  readonly loaded: User | undefined
  /** User info failed to load. */
  readonly hasFailed: boolean
  readonly isLoading: boolean
}

/** Undefined without a player. Call it within `observer`. Only the app loads user info, at start. */
export function useProfile(): Profile | undefined {
  const { user } = useStores().session
  const { data, isError, isFetching } = useQuery({ ...userQuery(), enabled: false })
  if (!user) return undefined
  const loaded = data?.uid === user.uid ? data : undefined
  return { ...user, loaded, hasFailed: isError && !loaded, isLoading: isFetching }
}
