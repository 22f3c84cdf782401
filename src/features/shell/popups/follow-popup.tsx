import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetFollow } from '#generated/http/account/get-follow.ts'
import { useGetConfig } from '#generated/http/app/get-config.ts'
import { ChannelLinks } from '#src/components/operator/channel-links.tsx'
import { getChannels } from '#src/lib/channels.ts'
import { PlayersOnly } from '#src/features/shell/popups/players-only.tsx'
import { cx } from '#src/lib/cx.ts'
import { readForeignUrl } from '#src/lib/foreign-url.ts'
import { Words } from '#src/ui/data/words.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { BottomSheet } from '#src/ui/overlay/bottom-sheet.tsx'
import { SectionHeader } from '#src/ui/surface/section-header.tsx'
import styles from './follow-popup.module.css'

function FollowSheet({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation(['overlays', 'common'])
  const { data: config } = useGetConfig()
  const { data: followUrl } = useGetFollow()
  const first = followUrl === undefined ? undefined : readForeignUrl(followUrl, window.location)?.href
  const all = getChannels(config, 'ps', window.location)
  const told = all.find(({ href }) => href === first)?.name
  // Each service once: the button follows one of them.
  const channels = all.filter(({ href }) => href !== first)
  const messages = getChannels(config, 'cs', window.location).filter(({ id }) => !all.some((one) => one.id === id))
  return (
    <BottomSheet
      open
      onClose={onClose}
      title={t('followTitle')}
      closeLabel={t('common:close')}
      actions={
        first !== undefined ? (
          <a
            className={cx(buttonClass({ variant: 'primary', fullWidth: true }), styles.go)}
            href={first}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Words>{told ? t('followOn', { channel: told }) : t('followNow')}</Words>
            <Icon name="external" size={20} />
          </a>
        ) : undefined
      }
    >
      <Stack gap={4}>
        <p>{t('followText')}</p>
        {channels.length > 0 && (
          <section>
            <SectionHeader title={t('followChannels')} />
            <ChannelLinks channels={channels} />
          </section>
        )}
        {messages.length > 0 && (
          <section>
            <SectionHeader title={t('followMessages')} />
            <ChannelLinks channels={messages} />
          </section>
        )}
      </Stack>
    </BottomSheet>
  )
}

/** The channel that the server says to follow, then the operator's other ones. */
export function FollowPopup({ onClose }: { onClose: () => void }): ReactElement {
  return (
    <PlayersOnly onClose={onClose}>
      <FollowSheet onClose={onClose} />
    </PlayersOnly>
  )
}
