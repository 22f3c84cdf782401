import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ChannelMark } from '#src/components/operator/channel-mark.tsx'
import { cx } from '#src/lib/cx.ts'
import { Words } from '#src/ui/data/words.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '#src/ui/feedback/visually-hidden.tsx'
import { buttonClass } from '#src/ui/form/button-class.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import styles from './contact-card.module.css'
import type { SupportLink } from './support-link.ts'

export interface Contact extends SupportLink {
  /** The channel's key without `cs_`. */
  readonly id: string
  readonly name: string
  /** How long a reply usually takes; undefined if the operator gives no time. */
  readonly replyMinutes: number | undefined
}

/** Minutes, whole hours or whole days, rounded up. */
function useReplyTime(minutes: number | undefined): string | undefined {
  const { t } = useTranslation('support')
  if (minutes === undefined) return undefined
  if (minutes < 60) return t('repliesMinutes', { minutes })
  const hours = Math.ceil(minutes / 60)
  return hours < 24 ? t('repliesHours', { hours }) : t('repliesDays', { count: Math.ceil(hours / 24) })
}

/** What is under a contact's name: its reply time, and whether the player's id goes with the message. */
function Notes({ contact }: { readonly contact: Contact }): ReactElement {
  const { t } = useTranslation('support')
  const time = useReplyTime(contact.replyMinutes)
  return (
    <>
      {time !== undefined && <span className={styles.note}>{time}</span>}
      {contact.hasUid && <span className={styles.note}>{t('idIncluded')}</span>}
    </>
  )
}

/** The contact to use first, with the page's one primary action. */
export function PrimaryContact({ contact }: { readonly contact: Contact }): ReactElement {
  const { t } = useTranslation('support')
  return (
    <Card surface="hero" padding="lg">
      <div className={styles.primary}>
        <div className={styles.head}>
          <ChannelMark id={contact.id} size={56} />
          <div className={styles.texts}>
            <h2 className={styles.primaryName}>{contact.name}</h2>
            <Notes contact={contact} />
          </div>
        </div>
        <a
          className={cx(buttonClass({ variant: 'primary', size: 'lg', fullWidth: true }), styles.go)}
          href={contact.href}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Words>{contact.id === 'online' ? t('startChat') : t('messageOn', { name: contact.name })}</Words>
          <Icon name="external" size={20} />
        </a>
      </div>
    </Card>
  )
}

/** The other contacts, a card each. */
export function OtherContacts({ contacts }: { readonly contacts: readonly Contact[] }): ReactElement {
  return (
    <ul className={styles.others}>
      {contacts.map((contact) => (
        <li key={contact.id}>
          <a className={styles.card} href={contact.href} target="_blank" rel="noopener noreferrer">
            <ChannelMark id={contact.id} size={44} />
            <span className={styles.texts}>
              <span className={styles.name}>{contact.name}</span>
              <Notes contact={contact} />
            </span>
            <Icon name="external" size={18} className={styles.end} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** The contacts while they load, in the places of one and of three others. */
export function ContactsLoading(): ReactElement {
  const { t } = useTranslation('common')
  return (
    <Stack gap={3} role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <div className={styles.firstLoading}>
        <Skeleton height="100%" />
      </div>
      <div className={styles.others}>
        <Skeleton height={72} />
        <Skeleton height={72} />
        <Skeleton height={72} />
      </div>
    </Stack>
  )
}
