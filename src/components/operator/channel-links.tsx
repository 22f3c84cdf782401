import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ListRow } from '#src/ui/surface/list-row.tsx'
import type { Channel } from '#src/lib/channels.ts'
import { ChannelMark } from './channel-mark.tsx'

export interface ChannelLinksProps {
  readonly channels: readonly Channel[]
}

/** Channels of the operator, one row each, opened outside the app. Renders nothing without any. */
export function ChannelLinks({ channels }: ChannelLinksProps): ReactElement | null {
  const { t } = useTranslation()
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
