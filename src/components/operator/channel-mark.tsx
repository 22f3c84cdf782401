import type { ReactElement } from 'react'
import styles from './channel-mark.module.css'

export interface ChannelMarkProps {
  /** The channel's key, such as `telegram`; an unknown one gets its first letter. */
  readonly id: string
  /** Pixels of one side. */
  readonly size?: number
}

const SQUARE = { width: 40, height: 40, rx: 12 }
const HANDSET =
  'M15.6 12.600c1-.9 2 .3 2.7 1.5.8 1.3.6 1.9-.3 2.8-.8.8 3.7 5.3 4.5 4.5.9-.9 1.5-1.1 2.8-.3 1.2.7 2.4 1.7 1.5 2.7-3 3.2-13.8-7.7-11.2-11.200Z'
const BUBBLE =
  'M20 7.500c8.2 0 12.5 4 12.5 10.800S28.2 29 20 29l-5.5 4.800v-5.500C9.8 26.8 7.5 23.5 7.5 18.3 7.5 11.5 11.8 7.5 20 7.500Z'

const DRAWINGS: Readonly<Record<string, ReactElement>> = {
  online: (
    <>
      <rect {...SQUARE} className={styles.own} />
      <path d={BUBBLE} className={styles.bubble} />
      <path
        d="M14 16.200a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.200Zm6 0a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.200Zm6 0a2.1 2.1 0 1 1 0 4.2 2.1 2.1 0 0 1 0-4.200Z"
        className={styles.dots}
      />
    </>
  ),
  telegram: (
    <>
      <rect {...SQUARE} fill="#1b86c9" />
      <path
        d="M32.2 10.3 8.6 19.400c-1.1.4-1.1 1.9 0 2.200l5.9 1.8 2.3 7c.3 1 1.6 1.2 2.3.5l3.2-3.1 5.9 4.300c.8.6 1.9.2 2.1-.8l3.5-19.300c.2-1.1-.7-2-1.6-1.700Z"
        fill="#ffffff"
      />
      <path d="m15 23.4 13-8.3-9.8 10.2-.6 4.600Z" fill="#9bd0f0" />
    </>
  ),
  viber: (
    <>
      <rect {...SQUARE} fill="#6b4fc4" />
      <path d={BUBBLE} fill="#ffffff" />
      <path d={HANDSET} fill="#6b4fc4" />
      <path
        d="M21.5 11.800c3.4.3 5.4 2.3 5.6 5.6"
        fill="none"
        stroke="#6b4fc4"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </>
  ),
  whatsapp: (
    <>
      <rect {...SQUARE} fill="#158a4c" />
      <path d="M8 32.5 9.9 26A12.3 12.3 0 1 1 14.3 30.600Z" className={styles.line} />
      <path d={HANDSET} fill="#ffffff" />
    </>
  ),
  messenger: (
    <>
      <rect {...SQUARE} fill="#1467e8" />
      <path d="M0 40 40 0v28a12 12 0 0 1-12 12Z" fill="#8b45e0" />
      <path d={BUBBLE} fill="#ffffff" />
      <path
        d="m12.5 21.5 5-5.5 4.5 3.8 5.5-4.3"
        fill="none"
        stroke="#3a5be6"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  facebook: (
    <>
      <rect {...SQUARE} fill="#1a62d6" />
      <path d="M27.5 10.500h-3c-3 0-4.7 1.8-4.7 4.800V35M14.5 21.500h11" className={styles.line} strokeWidth="5" />
    </>
  ),
  instagram: (
    <>
      <rect {...SQUARE} fill="#b02f8a" />
      <path d="M0 40V22a24 24 0 0 1 22 18Z" fill="#e8852f" />
      <rect x="9" y="9" width="22" height="22" rx="7" className={styles.line} />
      <circle cx="20" cy="20" r="5" className={styles.line} />
      <circle cx="26.2" cy="13.8" r="1.6" fill="#ffffff" />
    </>
  ),
}

/** A drawing that stands for a channel: ours, in the channel's color, not its logo. Decorative. */
export function ChannelMark({ id, size = 40 }: ChannelMarkProps): ReactElement {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
      {Object.hasOwn(DRAWINGS, id) ? (
        DRAWINGS[id]
      ) : (
        <>
          <rect {...SQUARE} className={styles.other} />
          <text x="20" y="28" className={styles.letter}>
            {id.charAt(0).toUpperCase()}
          </text>
        </>
      )}
    </svg>
  )
}
