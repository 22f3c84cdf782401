/** A call without an answer by then has failed (section 9 of the specification). */
export const HTTP_TIMEOUT_MS = 10_000

interface OpenRequest {
  signal: AbortSignal
  /** Starts the 10 s; a call that waits at the gate has not been sent yet. */
  startClock(): void
  /** Who ended the call before its answer, if anyone did. */
  endedBy(): 'timeout' | 'caller' | undefined
  /** Stops the clock and lets go of the caller's signal. */
  close(): void
}

const abortable = new Set<() => void>()

/**
 * The abort signal of one call: it fires after 10 s, when the caller's own signal does, or with {@link abortWrites}.
 * By hand, because `AbortSignal.any` and `AbortSignal.timeout` are missing on older phones.
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
    startClock() {
      clock = setTimeout(() => end('timeout'), HTTP_TIMEOUT_MS)
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
 * Ends every write that is under way, since its player is gone: the answer must not reach the next one. Reads are
 * cancelled by the query cache. Calls marked `outlivesSession` go on.
 */
export function abortWrites(): void {
  for (const abort of [...abortable]) abort()
}
