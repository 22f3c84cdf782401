/** The part of the Web Locks API that is used: what tabs of one browser do one after the other. */
export interface Locks {
  request: (
    name: string,
    options: { ifAvailable?: boolean; mode?: 'shared' | 'exclusive'; signal?: AbortSignal },
    run: (lock: unknown) => Promise<unknown>,
  ) => Promise<unknown>
}

/** The browser's locks; undefined where it has none (no secure context). */
export function browserLocks(): Locks | undefined {
  return (globalThis.navigator as { locks?: Locks } | undefined)?.locks
}
