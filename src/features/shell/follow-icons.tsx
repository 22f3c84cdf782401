import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { channelIcon } from '#src/components/channel-icon.ts'
import { channelsOf } from '#src/components/channels.ts'
import { configQuery } from '#src/queries/config.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import styles from './follow-icons.module.css'

/** The product's channels that the operator has set, as icons; nothing where there is none. */
export function FollowIcons() {
  const { t } = useTranslation(['menu', 'common'])
  const { data } = useQuery(configQuery())
  const channels = channelsOf(data, 'ps', globalThis.location)
  if (channels.length === 0) return null
  return (
    <section className={styles.follow}>
      <h2 className={styles.title}>{t('followUs')}</h2>
      <ul className={styles.icons}>
        {channels.map(({ id, name, href }) => (
          <li key={id}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={name ?? t('common:onlineChat')}
              className={styles.icon}
            >
              <Icon name={channelIcon(id)} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
