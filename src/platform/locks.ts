/** The part of the Web Locks API that is used to serialize work across tabs. */
export interface Locks {
  request: (
    name: string,
    options: { ifAvailable?: boolean; mode?: 'shared' | 'exclusive'; signal?: AbortSignal },
    run: (lock: unknown) => Promise<unknown>,
  ) => Promise<unknown>
}

/** The browser's locks; undefined without a secure context. */
export function browserLocks(): Locks | undefined {
  return (globalThis.navigator as { locks?: Locks } | undefined)?.locks
}
