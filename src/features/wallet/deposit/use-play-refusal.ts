import { useLayoutEffect, useState } from 'react'
import { toApiError } from '#src/api/api-error.ts'
import { getPlayRefusal } from '#src/components/responsible/play-refusal.ts'
import type { PlayRefusal } from '#src/components/responsible/play-refused.tsx'
import { useErrorText } from '#src/forms/use-error-text.ts'
import { useStores } from '#src/stores/stores-context.tsx'

interface ShownRefusal {
  readonly reason: PlayRefusal
  /** The server's sentence. */
  readonly text: string
  /** The operation's path, by which its toast is known. */
  readonly url: string
}

/** A deposit that was refused by a limit or a break, which the form shows in place of the failure and its toast. */
export function usePlayRefusal() {
  const errorText = useErrorText()
  const { toasts } = useStores()
  const [shown, setShown] = useState<ShownRefusal>()

  useLayoutEffect(() => {
    if (shown) toasts.dismissFrom(shown.url)
  }, [shown, toasts])

  /** Whether it is such a refusal. */
  function show(thrown: unknown): boolean {
    const reason = getPlayRefusal(thrown)
    if (reason === undefined) return false
    setShown({ reason, text: errorText(thrown), url: toApiError(thrown).url })
    return true
  }

  return {
    shown,
    show,
    forget: () => setShown(undefined),
    /** For `catch`: undefined for such a refusal. */
    orRethrow(thrown: unknown): undefined {
      if (!show(thrown)) throw thrown
    },
  }
}
