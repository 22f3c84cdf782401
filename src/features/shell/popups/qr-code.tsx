import { type ReactElement, useMemo } from 'react'
import { encode } from 'uqr'
import styles from './qr-code.module.css'

/** The quiet zone that the standard requires around a code, in modules. */
const QUIET_ZONE = 4

/** The dark modules as one path, a rectangle for each run in a row. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows
    .map((row, y) => {
      const runs: string[] = []
      let start = -1
      for (let x = 0; x <= row.length; x++) {
        if (row[x] === true && start < 0) start = x
        if (row[x] !== true && start >= 0) {
          runs.push(`M${start} ${y}h${x - start}v1h-${x - start}z`)
          start = -1
        }
      }
      return runs.join('')
    })
    .join('')
}

/** A QR code, drawn on this device: the address is sent to nobody. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactElement {
  const { size, data } = useMemo(() => encode(text, { ecc: 'M', border: QUIET_ZONE }), [text])
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      focusable="false"
    >
      <path d={pathOf(data)} fill="currentColor" />
    </svg>
  )
}
