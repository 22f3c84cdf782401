import { observable } from 'mobx'
import type { ApiError } from '#src/api/api-error.ts'
import { retryChunk } from '#src/platform/load-chunk.ts'
import type { Maintenance } from './maintenance.ts'

/** {@link Maintenance}, before and after its code has loaded. */
export interface DeferredMaintenance extends Pick<Maintenance, 'onUnavailable' | 'check'> {
  /** Whether the maintenance screen, where it shows, covers this failure. */
  readonly explains: (error: Pick<ApiError, 'status'>) => boolean
  /** Observable; undefined until the first 503. */
  readonly loaded: Maintenance | undefined
}

/** Loads {@link Maintenance} at the first 503: most visits have none. Failures are kept until it has loaded. */
export function createDeferredMaintenance(load: () => Promise<Maintenance>): DeferredMaintenance {
  const box = observable.box<Maintenance | undefined>(undefined, { deep: false })
  const failures: Pick<ApiError, 'url'>[] = []
  let loading: Promise<void> | undefined

  async function loadAndReport(): Promise<void> {
    const maintenance = await retryChunk(load)
    box.set(maintenance)
    for (const error of failures.splice(0)) maintenance.onUnavailable(error)
  }

  return {
    get loaded() {
      return box.get()
    },
    onUnavailable(error) {
      const maintenance = box.get()
      if (maintenance) {
        maintenance.onUnavailable(error)
        return
      }
      failures.push(error)
      loading ??= loadAndReport()
    },
    explains: ({ status }) => status === 503 && box.get()?.isDown === true,
    check: async () => box.get()?.check(),
  }
}
