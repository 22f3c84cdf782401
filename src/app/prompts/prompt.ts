import { stopAll, type Stop } from '#src/lib/stop.ts'
import type { QueuedOverlays } from '#src/stores/overlay-names.ts'

/**
 * A dialog that opens by itself. Its priority is its place in `PROMPT_PRIORITY` (`src/stores/overlay-names.ts`): it
 * shares a queue with the dialogs that a refused page or a tap opens.
 */
export interface Prompt<Data = unknown> {
  readonly name: keyof QueuedOverlays
  /** Calls back at each moment when the prompt may be due. */
  readonly when: (show: (data: Data) => void) => Stop
  /** Queues the dialog, unless it was shown already or has nothing to show. */
  show(data: Data): unknown
}

export function startPrompts(prompts: readonly Prompt[]): Stop {
  return stopAll(prompts.map((prompt) => prompt.when((data) => void prompt.show(data))))
}
