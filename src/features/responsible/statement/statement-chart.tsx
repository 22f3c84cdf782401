import { type ReactElement, useId } from 'react'
import { formatPeso } from '#src/lib/money-format.ts'
import styles from './statement.module.css'

/** Two amounts of a month, in pesos. */
export interface ChartRow {
  readonly month: string
  readonly first: number
  readonly second: number
}

export interface StatementChartProps {
  /** What it shows, for screen readers: the table has the amounts. */
  readonly label: string
  readonly first: string
  readonly second: string
  readonly rows: readonly ChartRow[]
}

/** In the drawing's units, of which a phone shows about one per pixel. */
const WIDTH = 320
const BAR = 14
const ROW = 2 * BAR + 16
const LEGEND = 28
const BARS_FROM = 68
/** Room for `100,000,000.00` beside the longest bar. */
const VALUE_WIDTH = 96
const MAX_LENGTH = WIDTH - BARS_FROM - VALUE_WIDTH

interface BarProps {
  readonly y: number
  readonly length: number
  readonly value: number
  readonly fill: string
}

function Bar({ y, length, value, fill }: BarProps): ReactElement {
  return (
    <>
      <rect x={BARS_FROM} y={y} width={Math.max(length, 1)} height={BAR - 2} fill={fill} className={styles.bar} />
      <text x={BARS_FROM + length + 6} y={y + BAR - 4} className={styles.value}>
        {formatPeso(value)}
      </text>
    </>
  )
}

/**
 * Two bars a month, one filled and one striped, each with its amount: it can be read without color. Our own SVG, because a
 * library would be many times larger than these bars.
 */
export function StatementChart({ label, first, second, rows }: StatementChartProps): ReactElement {
  const stripes = `${useId()}-stripes`
  const max = Math.max(...rows.flatMap((row) => [row.first, row.second]).filter(Number.isFinite), 1)
  const toLength = (value: number) => (Number.isFinite(value) ? (value / max) * MAX_LENGTH : 0)
  const height = LEGEND + rows.length * ROW
  return (
    <svg viewBox={`0 0 ${WIDTH} ${height}`} className={styles.chart} role="img" aria-label={label}>
      <defs>
        <pattern id={stripes} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="3" height="6" className={styles.stripe} />
        </pattern>
      </defs>
      <rect x={0} y={4} width={BAR} height={BAR - 2} className={styles.filled} />
      <text x={BAR + 6} y={BAR} className={styles.legend}>
        {first}
      </text>
      <rect x={WIDTH / 2} y={4} width={BAR} height={BAR - 2} fill={`url(#${stripes})`} className={styles.bar} />
      <text x={WIDTH / 2 + BAR + 6} y={BAR} className={styles.legend}>
        {second}
      </text>
      {rows.map((row, place) => {
        const y = LEGEND + place * ROW
        return (
          <g key={row.month}>
            <text x={0} y={y + BAR + 4} className={styles.legend}>
              {row.month}
            </text>
            <Bar y={y} length={toLength(row.first)} value={row.first} fill="currentColor" />
            <Bar y={y + BAR} length={toLength(row.second)} value={row.second} fill={`url(#${stripes})`} />
          </g>
        )
      })}
    </svg>
  )
}
