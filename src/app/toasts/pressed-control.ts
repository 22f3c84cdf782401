import { listen, type Stop } from '#src/lib/stop.ts'

/** What a press acts on. */
const CONTROL = 'a, button, input, label, summary, [role="button"]'

/** A press answers for a failure so long, in milliseconds. */
const PRESS_MS = 5000

let latest: { readonly control: Element; readonly at: number } | undefined

/** Remembers the control that was pressed last, by any means: a key makes a click too, also Enter in a form. */
export function watchPressedControl(): Stop {
  return listen(document, 'click', ({ target, timeStamp }: MouseEvent) => {
    const control = target instanceof Element ? target.closest(CONTROL) : null
    latest = control === null ? undefined : { control, at: timeStamp }
  })
}

/** The control that was pressed a moment ago, while it is still there. */
export function findPressedControl(): Element | undefined {
  if (!latest?.control.isConnected || performance.now() - latest.at > PRESS_MS) return undefined
  return latest.control
}
