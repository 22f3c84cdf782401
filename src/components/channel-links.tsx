import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Config } from '#generated/http/schemas/config.ts'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import { channelsOf, type ChannelKind } from '#src/lib/channels.ts'
import { ChannelMark } from './channel-mark.tsx'

export interface ChannelLinksProps {
  readonly config: Config | undefined
  readonly kind: ChannelKind
}

/** The operator's channels, one row each, opened outside the app. Renders nothing if there are none. */
export function ChannelLinks({ config, kind }: ChannelLinksProps): ReactElement | null {
  const { t } = useTranslation()
  const channels = channelsOf(config, kind, window.location)
  if (channels.length === 0) return null
  return (
    <div>
      {channels.map(({ id, name, href }) => (
        <ListRow
          key={id}
          leading={<ChannelMark id={id} />}
          title={name ?? t('onlineChat')}
          trailing={null}
          chevron
          renderLink={({ className, children }) => (
            <a className={className} href={href} target="_blank" rel="noopener noreferrer">
              {children}
            </a>
          )}
        />
      ))}
    </div>
  )
}
