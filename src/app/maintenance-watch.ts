import { observable } from 'mobx'
import type { ApiError } from '#src/api/api-error.ts'
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
 * on; where the code cannot be had, the next 503 asks for it again, and the page stays, with its own Retry.
 */
export function watchMaintenance(load: () => Promise<Maintenance>): MaintenanceWatch {
  const box = observable.box<Maintenance | undefined>(undefined, { deep: false })
  const heard: Pick<ApiError, 'url'>[] = []
  let isLoading = false

  async function find(): Promise<void> {
    if (isLoading) return
    isLoading = true
    try {
      const found = await load()
      box.set(found)
      for (const error of heard.splice(0)) found.heard(error)
    } catch {
      isLoading = false
    }
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
      void find()
    },
    tells: ({ status }) => status === 503 && box.get()?.isDown === true,
    check: async () => box.get()?.check(),
  }
}
