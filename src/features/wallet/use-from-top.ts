import { useEffect } from 'react'

/**
 * Shows from its top what takes a form's place without a change of the address: the player was down at the form's
 * button, and what became of their money stands above it.
 */
export function useFromTop(): void {
  useEffect(() => {
    // In braces: a new Chromium answers with a promise, which is no function to clean up with.
    window.scrollTo(0, 0)
  }, [])
}
