import type { QueryClient } from '@tanstack/react-query'
import { listen } from '#src/lib/stop.ts'
import type { AppBridge } from '#src/platform/bridge/app-bridge.ts'
import { findClicked } from './find-clicked.ts'

const MOVES_MONEY = '[data-moves-money]'

/**
 * Vibrates for a press that moves money, and when a form was sent and the server accepted it. Claims and money requests, which
 * know more of their outcome, do it themselves.
 */
export function startHaptics(queryClient: QueryClient, { vibrate }: Pick<AppBridge, 'vibrate'>): void {
  /** A form was sent, and nothing was pressed since. */
  let isFormSent = false
  listen(document, 'click', (event: Event) => {
    isFormSent = false
    if (findClicked(event, MOVES_MONEY)) vibrate?.('press')
  })
  listen(document, 'submit', ({ submitter }: SubmitEvent) => {
    isFormSent = submitter?.matches(MOVES_MONEY) !== true
  })
  queryClient.getMutationCache().subscribe((event) => {
    if (!isFormSent || event.type !== 'updated' || event.action.type !== 'success') return
    isFormSent = false
    vibrate?.('success')
  })
}
