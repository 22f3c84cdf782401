import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '#generated/http/schemas/activity.ts'
import { formatPoints } from '#src/lib/money-format.ts'
import { Text } from '#src/ui/data/text.tsx'
import { Button } from '#src/ui/form/button.tsx'
import { Stack } from '#src/ui/layout/stack.tsx'
import { Card } from '#src/ui/surface/card.tsx'
import { RewardHead } from '../reward-head.tsx'
import styles from './invite.module.css'
import { PrizeWheel } from './prize-wheel.tsx'

export interface PlayCardProps {
  readonly count: number
  /** The activity that uses them; undefined while there is none. */
  readonly activity: Activity | undefined
  readonly isOpening: boolean
  readonly onOpen: (id: string) => void
}

interface OpenProps extends PlayCardProps {
  readonly label: string
}

/** Opens the activity. */
function Open({ activity, isOpening, onOpen, label }: OpenProps): ReactElement | null {
  if (activity === undefined) return null
  return (
    <Button variant="secondary" size="sm" busy={isOpening} onClick={() => onOpen(activity.id)}>
      {label}
    </Button>
  )
}

/** The wheel with its prizes, and how many spins there are. */
export function SpinsCard(props: PlayCardProps): ReactElement {
  const { t } = useTranslation('invite')
  const prizes = props.activity?.rewards ?? []
  return (
    <Card as="section" aria-label={t('spins')} className={styles.spins}>
      {prizes.length > 1 && <PrizeWheel prizes={prizes} />}
      <Stack gap={3}>
        <div className={styles.left}>
          <div>
            <Text as="h2" size="md" weight="bold">
              {t('spins')}
            </Text>
            <Text size="hero" tone="accent">
              {formatPoints(props.count)}
            </Text>
          </div>
          <Open {...props} label={t('spin')} />
        </div>
        <Text size="sm" tone="quiet">
          {t('spinsText')}
        </Text>
      </Stack>
    </Card>
  )
}

/** The energy from friends, and the activity that uses it. */
export function EnergyCard(props: PlayCardProps): ReactElement {
  const { t } = useTranslation('invite')
  return (
    <Card as="section" aria-label={t('energy')} className={styles.card}>
      <Stack gap={3}>
        <RewardHead
          art="energy"
          title={t('energy')}
          value={
            <Text size="xl" tone="accent">
              {formatPoints(props.count)}
            </Text>
          }
          end={<Open {...props} label={t('fill')} />}
        />
        <Text size="sm" tone="quiet">
          {t('energyText')}
        </Text>
      </Stack>
    </Card>
  )
}
