import { useState, type ReactElement } from 'react'
import { cx } from '#src/lib/cx.ts'
import { imageArt, type ImageArt } from './image-art.ts'
import styles from './image.module.css'

export interface ImageProps {
  /** Empty: only the drawn picture. */
  readonly src: string
  readonly alt: string
  /** CSS aspect ratio; the room is kept from the start, so that nothing shifts. */
  readonly ratio: string
  /** Chooses the drawn picture. */
  readonly seed: string
  /** A word on the drawn picture when the image cannot be had. */
  readonly fallbackText?: string | undefined
  readonly eager?: boolean | undefined
  readonly sizes?: string | undefined
  readonly className?: string | undefined
}

const FORM_PATHS: Record<ImageArt['form'], string> = {
  star: 'M50 14 59.4 39.1 86.1 40.3 65.2 56.9 72.3 82.7 50 67.9 27.7 82.7 34.8 56.9 13.9 40.3 40.6 39.1Z',
  sun: 'M50 26a24 24 0 1 1 0 48 24 24 0 0 1 0-48ZM47 4h6v14h-6ZM47 82h6v14h-6ZM4 47h14v6H4ZM82 47h14v6H82ZM17 21.2 21.2 17l10 10-4.2 4.2ZM68.8 73l4.2-4.2 10 10-4.2 4.2ZM78.8 17l4.2 4.2-10 10-4.2-4.2ZM27 68.8l4.2 4.2-10 10-4.2-4.2Z',
  wave: 'M-10 46c20-22 40-22 60 0s40 22 60 0v14c-20 22-40 22-60 0s-40-22-60 0ZM-10 72c20-22 40-22 60 0s40 22 60 0v40H-10Z',
  fan: 'M50 92 8 44a60 60 0 0 1 20-18ZM50 92 33 23.5a60 60 0 0 1 34 0ZM50 92 72 26a60 60 0 0 1 20 18Z',
  coins:
    'M38 18a22 22 0 1 1 0 44 22 22 0 0 1 0-44ZM68 44a20 20 0 1 1-12 36 28 28 0 0 0 9-35.8ZM24 66a14 14 0 1 1 0 28 14 14 0 0 1 0-28Z',
}

/** An image over a drawn picture: it is seen while the image loads, and stays when it cannot be had. */
export function Image({
  src,
  alt,
  ratio,
  seed,
  fallbackText,
  eager = false,
  sizes,
  className,
}: ImageProps): ReactElement {
  const [failed, setFailed] = useState('')
  const art = imageArt(seed)
  const missing = src === '' || failed === src
  return (
    <span
      className={cx(styles.image, className)}
      style={{ aspectRatio: ratio, backgroundColor: art.ground }}
      role={missing && alt !== '' ? 'img' : undefined}
      aria-label={missing && alt !== '' ? alt : undefined}
    >
      <svg className={styles.art} viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <circle cx="50" cy="50" r="47" fill={art.shape} opacity="0.16" />
        <path fill={art.shape} fillRule="evenodd" d={FORM_PATHS[art.form]} opacity="0.9" />
      </svg>
      {missing && fallbackText !== undefined && (
        <span className={styles.text} aria-hidden="true">
          {fallbackText}
        </span>
      )}
      {!missing && (
        <img
          className={styles.photo}
          src={src}
          alt={alt}
          sizes={sizes}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : undefined}
          decoding="async"
          draggable={false}
          onError={() => setFailed(src)}
        />
      )}
    </span>
  )
}
