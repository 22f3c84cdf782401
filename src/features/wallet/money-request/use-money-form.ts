import { type ReactNode, useState } from 'react'
import type { ApiError } from '#src/api/api-error.ts'
import { useErrorText } from '#src/forms/use-error-text.ts'
import { useIsOnPage } from '#src/hooks/use-is-on-page.ts'
import type { OrderRow } from './history.ts'
import type { MoneyRequest } from './money-request.ts'
import type { Intent } from './pending-intents.ts'
import { useMoneyRequest } from './use-money-request.ts'

export interface MoneyFormOptions<Request, Made, Row> {
  /** Called with each success, also after the player has left; the next visit shows the pending intent. */
  readonly keepMade?: (made: Made) => void
  readonly onMade: (made: Made, request: Request) => void
  /** Called when the result is unknown, or an earlier request is pending. */
  readonly onUnknown: (request: Request) => void
  /** Shows a refusal, or throws it to the form that sends. */
  readonly onRefused: (error: ApiError) => void
  /** Called before a reason is shown why nothing was sent. */
  readonly onNotSent?: () => void
  readonly otherTab: string
  /** Why nothing was sent, for kinds that read the history first: it cannot be read, or it has the order already. */
  readonly unread?: string
  readonly already?: (order: Made | Row) => ReactNode
}

export interface MoneyForm<Request> {
  readonly isSending: boolean
  /** Why nothing was sent; null if there is no reason to show. */
  readonly notSentReason: ReactNode
  readonly setNotSentReason: (reason: ReactNode) => void
  /** Sends what the player confirmed and handles every outcome. Rejects only as `onRefused` does. */
  readonly send: (request: Request, secret?: string) => Promise<void>
}

/** Sends the confirmed request of a form by {@link useMoneyRequest}, and leads on or shows why nothing was sent. */
export function useMoneyForm<
  Request,
  Kind extends Intent,
  Made extends { readonly orderNo: string },
  Row extends OrderRow,
>(
  definition: MoneyRequest<Request, Kind, Made, Row>,
  options: MoneyFormOptions<Request, Made, Row>,
): MoneyForm<Request> {
  const { keepMade, onMade, onUnknown, onRefused, onNotSent, otherTab, unread, already } = options
  const { isSending, submit } = useMoneyRequest(definition)
  const errorText = useErrorText()
  const isOnPage = useIsOnPage()
  const [notSentReason, setNotSentReason] = useState<ReactNode>(null)

  function notSent(reason: ReactNode): void {
    onNotSent?.()
    setNotSentReason(reason)
  }

  async function send(request: Request, secret?: string): Promise<void> {
    setNotSentReason(null)
    const outcome = await submit(request, secret)
    if (outcome?.kind === 'made') keepMade?.(outcome.made)
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
