import type { QueryClient } from '@tanstack/react-query'
import { invalidatePaths } from '#src/api/affected-reads.ts'
import { pathOfKey } from '#src/api/public-queries.ts'
import { refetchUser, userQuery } from './user.ts'

const USER_PATH = pathOfKey(userQuery().queryKey)

/** Refetches the reads that an event affects. */
export function refetchPaths(queryClient: QueryClient, paths: readonly string[]): void {
  invalidatePaths(queryClient, paths)
  // No page keeps user info active, so that it refetches by itself; the guards need it anyway.
  if (paths.includes(USER_PATH)) refetchUser(queryClient)
}
