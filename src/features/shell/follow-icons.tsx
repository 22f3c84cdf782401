import { useTranslation } from 'react-i18next'
import { useGetConfig } from '#generated/http/app/get-config.ts'
import { channelIcon } from '#src/components/channel-icon.ts'
import { channelsOf } from '#src/lib/channels.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './follow-icons.module.css'

/** The channels that the operator has set, as icons with names; renders nothing without any. */
export function FollowIcons() {
  const { t } = useTranslation(['menu', 'common'])
  const { data } = useGetConfig()
  const channels = channelsOf(data, 'ps', globalThis.location)
  if (channels.length === 0) return null
  return (
    <section className={styles.follow}>
      <h2 className={styles.title}>{t('followUs')}</h2>
      <ul className={styles.icons}>
        {channels.map(({ id, name, href }) => (
          <li key={id}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={styles.channel}>
              <span className={styles.icon}>
                <Icon name={channelIcon(id)} />
              </span>
              {name ?? t('common:onlineChat')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
