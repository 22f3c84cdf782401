import type { RootOptions } from 'react-dom/client'

/**
 * What React does with an error that a boundary has caught. Its default logs the object, and with it the server's text
 * in `msg`; a build logs the stack alone. Development keeps the default, which names the component.
 */
export const ROOT_OPTIONS: RootOptions = import.meta.env.DEV ? {} : { onCaughtError: logStack }

/** Logs an error without its own properties. */
export function logStack(error: unknown): void {
  console.warn(error instanceof Error ? (error.stack ?? error.message) : 'Not an error was thrown')
}
