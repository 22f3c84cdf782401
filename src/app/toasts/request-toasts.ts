import { describeToast, type RequestErrorKey } from '#src/api/error-catalog.ts'
import { type ApiError, toApiError } from '#src/api/api-error.ts'
import type { ToastStore } from '#src/stores/toast-store.ts'

/** A success toast waits this long, in milliseconds. */
export const SUCCESS_DELAY_MS = 100

/** The one place that decides which toast a request's outcome shows. */
export interface RequestToasts {
  /** Shows the danger toast of a failed request; once for one failure, however many report it. */
  failure: (error: unknown) => void
  /** A write is sent: removes the toasts of its earlier failures. */
  dismissFrom: (url: string) => void
  /** Shows the message of a successful write 100 ms later, or the default text. */
  success: (msg: string | undefined, outlivesSession?: boolean) => void
  /** Removes the toasts of a former player, pending ones too. */
  forget: () => void
}

export interface RequestToastsDeps {
  store: Pick<ToastStore, 'danger' | 'success' | 'dismissFrom' | 'clear'>
  /** The text of a key in the namespace `errors`, in the current language. */
  translate: (key: RequestErrorKey | 'processed') => string
  /** What was pressed a moment ago. */
  findPressed?: () => Element | undefined
  /** Reports a bug, or a response that does not fit the document. */
  log?: (error: Error) => void
  /** Runs now, or when the texts have loaded: a request may fail before. */
  onceReady?: (run: () => void) => void
}

/** Connects requests to toasts: the query client and the session call `failure`, the HTTP client `success`. */
export function createRequestToasts({
  store,
  translate,
  findPressed,
  log,
  onceReady = (run) => run(),
}: RequestToastsDeps): RequestToasts {
  const shown = new WeakSet<Error>()
  const waiting = new Set<ReturnType<typeof setTimeout>>()

  function show(error: ApiError): void {
    const message = describeToast(error)
    const text = 'text' in message ? message.text : translate(message.key)
    const { detail } = message
    const isOffline = error.kind === 'offline'
    const control = isOffline && error.isWrite ? findPressed?.() : undefined
    store.danger(text, {
      ...(detail !== undefined && { detail }),
      ...(error.isWrite && { source: error.url }),
      ...(isOffline && { isOffline }),
      ...(control && { control }),
    })
  }

  return {
    failure(thrown) {
      const error = toApiError(thrown)
      if (error.kind === 'aborted' || shown.has(error)) return
      shown.add(error)
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
