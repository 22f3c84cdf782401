import { type ReactElement, useMemo } from 'react'
import { encode, type QrCodeGenerateResult } from 'uqr'
import styles from './qr-code.module.css'

/** The quiet zone that the standard requires around a code, in modules. */
const QUIET_ZONE = 4

/** The dark modules as one path, a rectangle for each run in a row. */
function toPath(rows: readonly (readonly boolean[])[]): string {
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

/** The code's modules; null if the text is longer than a code can hold, 2,331 bytes. */
function encodeText(text: string): QrCodeGenerateResult | null {
  try {
    return encode(text, { ecc: 'M', border: QUIET_ZONE })
  } catch {
    return null
  }
}

/** A QR code, drawn on this device: the address is sent to nobody. Renders nothing for a text that is too long. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactElement | null {
  const code = useMemo(() => encodeText(text), [text])
  if (code === null) return null
  const { size, data } = code
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      focusable="false"
    >
      <path d={toPath(data)} fill="currentColor" />
    </svg>
  )
}
