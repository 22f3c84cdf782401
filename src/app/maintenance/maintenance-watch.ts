import { observable } from 'mobx'
import type { ApiError } from '#src/api/api-error.ts'
import { retryChunk } from '#src/platform/load-chunk.ts'
import type { Maintenance } from './maintenance.ts'

/** {@link Maintenance} as far as the app knows it before the first 503. */
export interface MaintenanceWatch extends Pick<Maintenance, 'heard' | 'check'> {
  /** Whether the screen, where it shows, tells this failure already. */
  readonly tells: (error: Pick<ApiError, 'status'>) => boolean
  /** Undefined until a 503 was heard; to be observed. */
  readonly found: Maintenance | undefined
}

/**
 * Loads what deals with maintenance when the first 503 is heard: most visits hear none. What is heard meanwhile is handed
 * on.
 */
export function watchMaintenance(load: () => Promise<Maintenance>): MaintenanceWatch {
  const box = observable.box<Maintenance | undefined>(undefined, { deep: false })
  const heard: Pick<ApiError, 'url'>[] = []
  let loading: Promise<void> | undefined

  async function find(): Promise<void> {
    const found = await retryChunk(load)
    box.set(found)
    for (const error of heard.splice(0)) found.heard(error)
  }

  return {
    get found() {
      return box.get()
    },
    heard(error) {
      const found = box.get()
      if (found) {
        found.heard(error)
        return
      }
      heard.push(error)
      loading ??= find()
    },
    tells: ({ status }) => status === 503 && box.get()?.isDown === true,
    check: async () => box.get()?.check(),
  }
}
