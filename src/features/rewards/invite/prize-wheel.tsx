import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import type { Reward } from '#generated/http/schemas/reward.ts'
import { knownType } from '#src/components/rewards/reward-amount.tsx'
import { formatMoney, formatPoints } from '#src/lib/money-format.ts'
import { ART_URL } from '#src/ui/brand/art-url.ts'
import { useRewardText } from '../reward-value.tsx'
import styles from './prize-wheel.module.css'

/** The wheel's radius and center, in the units of its picture. */
const RADIUS = 92
const CENTER = 100
/** Where the amounts and drawings stand, from the center. */
const AMOUNT_RADIUS = 76
const ART_RADIUS = 54

/** A wedge around the top, `angle` degrees wide. */
function getWedge(angle: number): string {
  const half = (angle * Math.PI) / 360
  const x = RADIUS * Math.sin(half)
  const y = RADIUS * Math.cos(half)
  const large = angle > 180 ? 1 : 0
  return `M${CENTER} ${CENTER}L${CENTER - x} ${CENTER - y}A${RADIUS} ${RADIUS} 0 ${large} 1 ${CENTER + x} ${CENTER - y}Z`
}

/** Two colors by turns; with an odd number the last one has a third, since it stands beside the first. */
function getTone(index: number, count: number): string {
  if (count % 2 === 1 && index === count - 1) return 'rose'
  return index % 2 === 0 ? 'night' : 'mango'
}

export interface PrizeWheelProps {
  /** What it holds, clockwise from the top: at least two. */
  readonly prizes: readonly Reward[]
}

/** The wheel with the prizes that the server names. */
export function PrizeWheel({ prizes }: PrizeWheelProps): ReactElement {
  const { t } = useTranslation('invite')
  const toText = useRewardText()
  const angle = 360 / prizes.length
  const segments = prizes.map((prize, index) => ({
    prize,
    turn: index * angle,
    tone: getTone(index, prizes.length),
  }))
  const arc = (radius: number) => (2 * Math.PI * radius) / prizes.length
  const artSize = Math.min(26, 0.8 * arc(ART_RADIUS))
  return (
    <svg
      className={styles.wheel}
      viewBox="0 0 200 206"
      role="img"
      aria-label={t('onTheWheel', { prizes: prizes.map(toText).join(', ') })}
    >
      <g transform="translate(0 6)">
        <circle cx={CENTER} cy={CENTER} r={RADIUS + 7} fill="#b86a00" />
        <circle cx={CENTER} cy={CENTER} r={RADIUS + 5} fill="#ffb52e" />
        {segments.map(({ prize, turn, tone }) => {
          const type = knownType(prize)
          const { amount } = prize
          const hasAmount = type !== undefined && type !== 'coupon' && amount !== undefined
          return (
            <g key={turn} transform={`rotate(${turn} ${CENTER} ${CENTER})`}>
              <path className={styles[tone]} d={getWedge(angle)} />
              <use
                href={`${ART_URL}#reward-${type ?? 'gift'}`}
                x={CENTER - artSize / 2}
                y={CENTER - ART_RADIUS - artSize / 2}
                width={artSize}
                height={artSize}
              />
              {hasAmount && (
                <text
                  className={styles.amount}
                  x={CENTER}
                  y={CENTER - AMOUNT_RADIUS + 3}
                  fontSize={Math.min(11, arc(AMOUNT_RADIUS) / 4.2)}
                >
                  {type === 'cash' ? formatMoney(amount) : formatPoints(amount)}
                </text>
              )}
            </g>
          )
        })}
        <circle cx={CENTER} cy={CENTER} r="20" fill="#b86a00" />
        <circle cx={CENTER} cy={CENTER} r="18" fill="#ffcf6b" />
        <path
          fill="#d31d54"
          transform={`translate(${CENTER} ${CENTER}) scale(1.3)`}
          d="M0-10 2.6-3.1 10-2.7 4.2 1.9 6.2 9 0 4.9-6.2 9-4.2 1.9-10-2.7-2.6-3.1Z"
        />
      </g>
      <path fill="#d31d54" stroke="#fffaf0" strokeWidth="2" strokeLinejoin="round" d="M90 1h20l-10 20Z" />
    </svg>
  )
}
