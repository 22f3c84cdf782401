import type { Config } from '#generated/http/schemas/config.ts'
import { type AppLocation, readForeignUrl } from '#src/lib/foreign-url.ts'

/** Ways to reach customer service (`cs_…`), or the product's own channels to follow (`ps_…`). */
export type ChannelKind = 'cs' | 'ps'

/** A way to reach people outside the app. */
export interface Channel {
  /** What follows the prefix in the config: `telegram`. */
  readonly id: string
  /** As the service calls itself; null for `online`, which is no service of its own and is named by the language. */
  readonly name: string | null
  readonly href: string
}

/**
 * The channels of a kind that the operator has set, in the config's order. An address that must not be opened (design:
 * "urls from the server") is left out.
 */
export function channelsOf(config: Config | undefined, kind: ChannelKind, app: AppLocation): Channel[] {
  return Object.entries(config ?? {}).flatMap(([key, value]) => {
    const isOurs = key.startsWith(`${kind}_`) && typeof value === 'string'
    const href = isOurs ? readForeignUrl(value, app)?.href : undefined
    if (href === undefined) return []
    const id = key.slice(kind.length + 1)
    return [{ id, name: id === 'online' ? null : id.charAt(0).toUpperCase() + id.slice(1), href }]
  })
}
