import type { Side } from './identity-documents.ts'
import styles from './upload.module.css'

/** The content of the picture as a drawing: a card with a face, its back, or a head and shoulders. */
export function SideOutline({ side }: { readonly side: Side }) {
  return (
    <svg className={styles.outline} viewBox="0 0 240 150" aria-hidden="true" focusable="false">
      <path className={styles.corners} d="M22 40V22h18M200 22h18v18M218 110v18h-18M40 128H22v-18" />
      {side === 'selfie' ? (
        <>
          <ellipse className={styles.ink} cx="120" cy="66" rx="27" ry="34" />
          <path className={styles.ink} d="M70 128c6-18 26-25 50-25s44 7 50 25" />
        </>
      ) : (
        <>
          <rect className={styles.ink} x="42" y="38" width="156" height="74" rx="8" />
          {side === 'front' ? (
            <>
              <circle className={styles.ink} cx="74" cy="66" r="11" />
              <path className={styles.ink} d="M56 98c2-10 9-14 18-14s16 4 18 14M110 60h70M110 76h54M110 92h62" />
            </>
          ) : (
            <path className={styles.ink} d="M42 56h156M58 76h70M58 92h46M150 76h34v20h-34z" />
          )}
        </>
      )}
    </svg>
  )
}
