import { type ReactNode, useState } from 'react'
import type { ApiError } from '#src/api/api-error.ts'
import { useErrorText } from '#src/forms/use-error-text.ts'
import { useIsOnPage } from '#src/hooks/use-is-on-page.ts'
import { appBridge } from '#src/platform/bridge/bridge.ts'
import type { MoneyTypes } from './definition.ts'
import type { MoneyRequest } from './money-request.ts'
import { useMoneySending } from './use-money-request.ts'

export interface MoneyFormOptions<Types extends MoneyTypes> {
  /** Called with each success, also after the player has left; the next visit shows the pending intent. */
  readonly keepMade?: (made: Types['made']) => void
  readonly onMade: (made: Types['made'], request: Types['request']) => void
  /** Called when the result is unknown, or an earlier request is pending. */
  readonly onUnknown: (request: Types['request']) => void
  /** Shows a refusal, or throws it to the form that sends. */
  readonly onRefused: (error: ApiError) => void | Promise<void>
  /** Called before a reason is shown why nothing was sent. */
  readonly onNotSent?: () => void
  readonly otherTab: string
  /** Why nothing was sent, for kinds that read the history first: it cannot be read, or it has the order already. */
  readonly unread?: string
  readonly already?: (order: Types['made'] | Types['order']) => ReactNode
}

export interface MoneyForm<Request> {
  readonly isSending: boolean
  /** Why nothing was sent; null if there is no reason to show. */
  readonly notSentReason: ReactNode
  readonly setNotSentReason: (reason: ReactNode) => void
  /** Sends what the player confirmed and handles every outcome. Rejects only as `onRefused` does. */
  readonly send: (request: Request, secret?: string) => Promise<void>
}

/** Sends the confirmed request of a form by {@link useMoneySending}, and leads on or shows why nothing was sent. */
export function useMoneyForm<Types extends MoneyTypes>(
  requests: MoneyRequest<Types>,
  options: MoneyFormOptions<Types>,
): MoneyForm<Types['request']> {
  const { keepMade, onMade, onUnknown, onRefused, onNotSent, otherTab, unread, already } = options
  const { isSending, submit } = useMoneySending(requests)
  const errorText = useErrorText()
  const isOnPage = useIsOnPage()
  const [notSentReason, setNotSentReason] = useState<ReactNode>(null)

  function notSent(reason: ReactNode): void {
    onNotSent?.()
    setNotSentReason(reason)
  }

  async function send(request: Types['request'], secret?: string): Promise<void> {
    setNotSentReason(null)
    const outcome = await submit(request, secret)
    if (outcome?.kind === 'made') {
      appBridge().vibrate?.('success')
      keepMade?.(outcome.made)
    }
    // Do not navigate a player who has left.
    if (!outcome || !isOnPage()) return
    switch (outcome.kind) {
      case 'made':
        return onMade(outcome.made, request)
      case 'unknown':
        return onUnknown(request)
      case 'already':
        return already ? notSent(already(outcome.made)) : onUnknown(request)
      case 'busy':
        return notSent(otherTab)
      case 'unread':
        return unread === undefined ? onRefused(outcome.error) : notSent(`${unread} ${errorText(outcome.error)}`)
      case 'refused':
        return onRefused(outcome.error)
    }
  }

  return { isSending, notSentReason, setNotSentReason, send }
}
