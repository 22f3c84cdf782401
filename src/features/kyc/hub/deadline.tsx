import type { TFunction } from 'i18next'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Identity } from '#generated/http/schemas/identity.ts'
import { serverNow } from '#src/api/server-clock.ts'
import { Text } from '#src/ui/data/text.tsx'
import { DEVICE_CLOCK } from '#src/ui/feedback/clock.ts'
import { Icon } from '#src/ui/icon/icon.tsx'
import { currentDeadline } from '../next-step.ts'
import styles from './hub.module.css'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_HOURS = 24

/** The server's time; the device's before its first response. */
const currentTime = (): number => serverNow() ?? Date.now()

/** What is left, in its two largest units; never less than a minute. */
function leftText(t: TFunction<'kyc'>, leftMs: number): string {
  const total = Math.max(1, Math.floor(leftMs / MINUTE_MS))
  const [hours, minutes] = [Math.floor(total / HOUR_MINUTES), total % HOUR_MINUTES]
  if (hours >= DAY_HOURS) return t('leftDays', { count: Math.floor(hours / DAY_HOURS), hours: hours % DAY_HOURS })
  return hours > 0 ? t('leftHours', { hours, minutes }) : t('leftMinutes', { minutes })
}

/** The time left until the deadline that counts now, by the server's dates. */
export function Deadline({ identity }: { readonly identity: Identity }) {
  const { t } = useTranslation('kyc')
  const [now, setNow] = useState(currentTime)
  useEffect(() => DEVICE_CLOCK.tick(() => setNow(currentTime())), [])
  const deadline = currentDeadline(identity, now)
  if (!deadline) return null
  const isOver = deadline.kind === 'over'
  return (
    <div className={styles.deadline} data-urgent={deadline.kind === 'asked' ? undefined : true}>
      <Icon name={isOver ? 'alert' : 'clock'} size={24} />
      <div>
        <Text size="lg" weight="bold" role="timer">
          {isOver ? t('deadlineOver') : leftText(t, deadline.leftMs)}
        </Text>
        {!isOver && <Text size="sm">{t('deadlineWhat')}</Text>}
      </div>
    </div>
  )
}
