import { type QueryClient, useQuery } from '@tanstack/react-query'
import { getConfigQuery } from '#generated/http/app/get-config.ts'
import type { FEATURES } from '#generated/http/open-enums.ts'

/** An optional part of the server (`features` of getConfig, `x-feature` in `openapi/`). */
export type FeatureName = (typeof FEATURES)[number]

/** Whether the server has an optional part; undefined until the config has loaded. Call nothing of it else. */
export function useFeature(name: FeatureName): boolean | undefined {
  const { data } = useQuery(getConfigQuery())
  return data && (data.features ?? []).includes(name)
}

/** Waits for the config, for a loader. False if it cannot be read. */
export async function hasFeature(queryClient: QueryClient, name: FeatureName): Promise<boolean> {
  const config = await queryClient.ensureQueryData(getConfigQuery()).catch(() => undefined)
  return (config?.features ?? []).includes(name)
}
