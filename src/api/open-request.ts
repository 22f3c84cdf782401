/** A request without a response fails after this time, in milliseconds. */
export const HTTP_TIMEOUT_MS = 10_000

interface OpenRequest {
  signal: AbortSignal
  /** Starts the 10 s, or another time; a request that waits in `beforeRequest` is not sent yet. */
  startClock(timeoutMs?: number): void
  /** What ended the request before its response, if anything. */
  endedBy(): 'timeout' | 'caller' | undefined
  /** Stops the timer and removes the listener from the caller's signal. */
  close(): void
}

const abortable = new Set<() => void>()

/**
 * The abort signal of one request: aborts after 10 s, with the caller's signal, or with {@link abortWrites}. Older
 * phones lack `AbortSignal.any` and `AbortSignal.timeout`.
 */
export function openRequest(options: { signal?: AbortSignal | null; abortsWithSession: boolean }): OpenRequest {
  const controller = new AbortController()
  let endedBy: 'timeout' | 'caller' | undefined
  let clock: ReturnType<typeof setTimeout> | undefined
  const end = (by: 'timeout' | 'caller') => {
    endedBy ??= by
    controller.abort()
  }
  const onCallerAbort = () => end('caller')
  if (options.signal?.aborted) onCallerAbort()
  options.signal?.addEventListener('abort', onCallerAbort)
  if (options.abortsWithSession) abortable.add(onCallerAbort)
  return {
    signal: controller.signal,
    startClock(timeoutMs = HTTP_TIMEOUT_MS) {
      clock = setTimeout(() => end('timeout'), timeoutMs)
    },
    endedBy: () => endedBy,
    close() {
      clearTimeout(clock)
      options.signal?.removeEventListener('abort', onCallerAbort)
      abortable.delete(onCallerAbort)
    },
  }
}

/**
 * Aborts all pending writes when the session ends, so that no response reaches the next player. The query cache cancels
 * reads. Requests marked `outlivesSession` continue.
 */
export function abortWrites(): void {
  for (const abort of [...abortable]) abort()
}
