import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useGetConfig } from '#generated/http/app/get-config.ts'
import { ChannelMark } from '#src/components/operator/channel-mark.tsx'
import { getChannels } from '#src/lib/channels.ts'
import { useStores } from '#src/stores/stores-context.tsx'
import { Words } from '#src/ui/data/words.tsx'
import styles from './follow-icons.module.css'

/** The channels that the operator has set, as icons with names; nothing without any, or while promotions are held. */
export const FollowIcons = observer(function FollowIcons() {
  const { t } = useTranslation(['menu', 'common'])
  const { session } = useStores()
  const { data } = useGetConfig()
  const channels = getChannels(data, 'ps', globalThis.location)
  if (channels.length === 0 || session.arePromotionsHeld) return null
  return (
    <section className={styles.follow}>
      <h2 className={styles.title}>{t('followUs')}</h2>
      <ul className={styles.icons}>
        {channels.map(({ id, name, href }) => (
          <li key={id}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={styles.channel}>
              <ChannelMark id={id} size={44} />
              <Words>{name ?? t('common:onlineChat')}</Words>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
})
