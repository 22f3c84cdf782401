import { describeError, type CallErrorKey } from '#src/api/error-catalogue.ts'
import { toApiError } from '#src/api/api-error.ts'
import type { NoticeStore } from '#src/stores/notice-store.ts'

/** A success notice waits this long, in milliseconds (section 8 of the specification). */
export const SUCCESS_DELAY_MS = 100

/** The one place that decides what a call's outcome tells the player. */
export interface Notices {
  /** Shows the danger notice of section 8 for a failed call; once for one failure, however many report it. */
  failure: (error: unknown) => void
  /** Shows the server's message after a successful write, 100 ms later. */
  success: (msg: string, outlivesSession?: boolean) => void
  /** Takes away what belongs to a player who has left, also what would show in a moment. */
  forget: () => void
}

export interface NoticesDeps {
  store: Pick<NoticeStore, 'danger' | 'success' | 'clear'>
  /** The text of a key in the namespace `errors`, in the language of that moment. */
  translate: (key: CallErrorKey) => string
  /** Where a fault goes that somebody should mend: ours, or an answer that breaks its document. */
  log?: (error: Error) => void
}

/** Connects calls to notices: `failure` is for the query client and the session, `success` for the HTTP client. */
export function createNotices({ store, translate, log }: NoticesDeps): Notices {
  const told = new WeakSet<Error>()
  const waiting = new Set<ReturnType<typeof setTimeout>>()
  return {
    failure(thrown) {
      const error = toApiError(thrown)
      if (error.kind === 'aborted' || told.has(error)) return
      told.add(error)
      if (error.kind === 'unexpected' || error.kind === 'unreadable') log?.(error)
      const message = describeError(error)
      store.danger('text' in message ? message.text : translate(message.key))
    },
    success(msg, outlivesSession = false) {
      const timer = setTimeout(() => {
        waiting.delete(timer)
        store.success(msg)
      }, SUCCESS_DELAY_MS)
      if (!outlivesSession) waiting.add(timer)
    },
    forget() {
      for (const timer of waiting) clearTimeout(timer)
      waiting.clear()
      store.clear()
    },
  }
}
