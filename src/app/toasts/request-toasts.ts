import { describeToast, type CallErrorKey } from '#src/api/error-catalogue.ts'
import { type ApiError, toApiError } from '#src/api/api-error.ts'
import type { ToastStore } from '#src/stores/toast-store.ts'

/** A success toast waits this long, in milliseconds. */
export const SUCCESS_DELAY_MS = 100

/** The one place that decides what a call's outcome tells the player. */
export interface RequestToasts {
  /** Shows the danger toast of a failed call; once for one failure, however many report it. */
  failure: (error: unknown) => void
  /** A write is sent, perhaps again: the toasts of its earlier failures go. */
  dismissFrom: (url: string) => void
  /** Shows the message of a successful write 100 ms later; without one, that it was processed. */
  success: (msg: string | undefined, outlivesSession?: boolean) => void
  /** Takes away what belongs to a player who has left, also what would show in a moment. */
  forget: () => void
}

export interface RequestToastsDeps {
  store: Pick<ToastStore, 'danger' | 'success' | 'dismissFrom' | 'clear'>
  /** The text of a key in the namespace `errors`, in the language of that moment. */
  translate: (key: CallErrorKey | 'processed') => string
  /** Where a fault goes that somebody should mend: ours, or an answer that breaks its document. */
  log?: (error: Error) => void
  /** Runs now, or once the texts are there: a request may fail before they are. */
  onceReady?: (run: () => void) => void
}

/** Connects calls to toasts: `failure` is for the query client and the session, `success` for the HTTP client. */
export function createRequestToasts({
  store,
  translate,
  log,
  onceReady = (run) => run(),
}: RequestToastsDeps): RequestToasts {
  const told = new WeakSet<Error>()
  const waiting = new Set<ReturnType<typeof setTimeout>>()

  function show(error: ApiError): void {
    const message = describeToast(error)
    const text = 'text' in message ? message.text : translate(message.key)
    const { detail } = message
    store.danger(text, { ...(detail !== undefined && { detail }), ...(isWrite(error) && { source: error.url }) })
  }

  return {
    failure(thrown) {
      const error = toApiError(thrown)
      if (error.kind === 'aborted' || told.has(error)) return
      told.add(error)
      if (error.kind === 'unexpected' || error.kind === 'unreadable') log?.(error)
      onceReady(() => show(error))
    },
    dismissFrom: (url) => store.dismissFrom(url),
    success(given, outlivesSession = false) {
      const msg = given ?? translate('processed')
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

function isWrite({ method }: ApiError): boolean {
  return method !== '' && method !== 'GET'
}
