import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'

/** The hook's argument: no address, no element of the page. */
export type VitalReport = Pick<Metric, 'name' | 'value' | 'rating'>

function isHook(found: unknown): found is (report: VitalReport) => unknown {
  return typeof found === 'function'
}

/** Hands each web vital of this page load to the operator's function on `host` once it is final. Never throws. */
export function reportVitals(hook: string, host: object): void {
  const send = ({ name, value, rating }: VitalReport): void => {
    const found: unknown = (host as Record<string, unknown>)[hook]
    if (!isHook(found)) return
    try {
      found({ name, value, rating })
    } catch {
      // An error in the operator's script must not reach the player.
    }
  }
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(send)
}
