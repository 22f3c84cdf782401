import type { Config } from '#generated/http/schemas/config.ts'
import { type AppLocation, readForeignUrl } from './foreign-url.ts'

/** Customer service (`cs_…`), or the product's own channels (`ps_…`). */
export type ChannelKind = 'cs' | 'ps'

export interface Channel {
  /** The config key without its prefix: `telegram`. */
  readonly id: string
  /** The service's own name; null for `online`, which has a translated name. */
  readonly name: string | null
  readonly href: string
}

/** The operator's channels of a kind, in config order, without addresses that {@link readForeignUrl} refuses. */
export function getChannels(config: Config | undefined, kind: ChannelKind, app: AppLocation): Channel[] {
  return Object.entries(config ?? {}).flatMap(([key, value]) => {
    const isOurs = key.startsWith(`${kind}_`) && typeof value === 'string'
    const href = isOurs ? readForeignUrl(value, app)?.href : undefined
    if (href === undefined) return []
    const id = key.slice(kind.length + 1)
    return [{ id, name: id === 'online' ? null : id.charAt(0).toUpperCase() + id.slice(1), href }]
  })
}
